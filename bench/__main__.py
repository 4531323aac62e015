"""Runs all measurements and prints them with their targets. Fails if a target is missed."""

import sys

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
        for figure in measure():
            sys.stdout.write(f"{figure}\n")
            figures.append(figure)
    missed = [figure for figure in figures if not figure.reached]
    sys.stdout.write(f"{len(figures) - len(missed)} of {len(figures)} figures reached\n")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
