"""Without animations: the frogs are where the view says."""

import pytest

from tests.browser.chromium import Motion
from tests.browser.guest import NewGuest

WHERE_FROGS_SIT = """() => Object.fromEntries([...document.querySelectorAll('[data-frog]')].map(frog => {
  const middle = box => [box.x + box.width / 2, box.y + box.height / 2]
  const [x, y] = middle(frog.getBoundingClientRect())
  const away = tile => Math.hypot(...middle(tile.getBoundingClientRect()).map((at, axis) => at - [x, y][axis]))
  const nearest = [...document.querySelectorAll('[data-tile]')].sort((one, two) => away(one) - away(two))[0]
  return [frog.dataset.frog, Number(nearest.dataset.tile)]
}))"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_frogs_end_where_the_view_says(guest: NewGuest, motion: Motion) -> None:
    mia = guest(motion=motion)
    mia.go("/")
    mia.button("Play now").first.click()
    mia.until(mia.move, "a place for the frog")
    for round_ in range(1, 3):
        mia.until(lambda: mia.state.choose, "a card is wanted")
        view = mia.faces["view"]
        if view["round"] > round_:
            continue
        seen = {int(frog): tile for frog, tile in mia.page.evaluate(WHERE_FROGS_SIT).items()}
        steps = {frog: step % len(view["ring"]) for frog, step in enumerate(view["steps"]) if step is not None}
        assert seen == steps
        mia.move()
    assert mia.page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches") == (motion == "reduce")


def test_without_motion_a_change_is_there_at_once(guest: NewGuest) -> None:
    """Not a frame later: otherwise an element that changes its size covers its neighbour for a moment."""
    mia = guest(motion="reduce")
    mia.go("/")
    wide = "() => { const page = document.querySelector('#main'); page.style.width = '99px'; return page.offsetWidth }"
    assert mia.page.evaluate(wide) == 99
