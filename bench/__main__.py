"""Runs all measurements and prints them with their targets. Fails if a target is missed."""

import sys
import traceback

from bench import (
    analysis,
    bot_tables,
    china_moon_bots,
    endgames,
    memory,
    nodes,
    notifications,
    postgres,
    quibbit_kraken,
    random_play,
    ratings,
    restoring,
    simulate,
    simulation,
    slaps,
    startup,
    table_load,
    twins,
    vector,
    words,
)
from bench.figure import Figure


def main() -> None:
    figures: list[Figure] = []
    failed: list[str] = []
    for measure in (
        random_play.figures,
        twins.figures,
        simulate.figures,
        vector.figures,
        china_moon_bots.figures,
        quibbit_kraken.figures,
        analysis.figures,
        endgames.figures,
        restoring.figures,
        ratings.figures,
        startup.figures,
        table_load.figures,
        postgres.figures,
        memory.figures,
        bot_tables.figures,
        slaps.figures,
        nodes.figures,
        notifications.figures,
        words.figures,
        simulation.figures,
    ):
        try:
            for figure in measure():
                sys.stdout.write(f"{figure}\n")
                figures.append(figure)
        except Exception:  # the other measurements take hours as well, and must not be lost
            failed.append(measure.__module__)
            traceback.print_exc(file=sys.stdout)
    missed = [figure for figure in figures if not figure.reached]
    sys.stdout.write(f"{len(figures) - len(missed)} of {len(figures)} figures reached\n")
    if failed:
        sys.stdout.write(f"these measurements have failed: {', '.join(failed)}\n")
    sys.exit(1 if missed or failed else 0)


if __name__ == "__main__":
    main()
