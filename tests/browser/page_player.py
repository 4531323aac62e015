"""A guest in a match, whatever the game; and the replay of the match."""

from playwright.sync_api import expect

from tests.browser.guest import Facts, Guest


class PagePlayer:
    def __init__(self, guest: Guest, seat: int = 0) -> None:
        self.guest = guest
        self.seat = seat

    @property
    def view(self) -> Facts:
        view: Facts = self.guest.faces["view"]
        return view

    @property
    def is_over(self) -> bool:
        return self.guest.sees("dialog[open] .winner")


class Replay:
    """Opens the replay from the page of a finished match, and goes to its second step."""

    def __init__(self, guest: Guest, board: str) -> None:
        self.guest = guest
        guest.press(guest.link("Replay"))
        guest.wait(f".replay {board}")
        self.counter = guest.page.locator(".controls .figures")
        first, self.last = map(int, self.counter.inner_text().split("/"))
        assert first == 1 < self.last
        guest.press(guest.button("Next step"))
        self.is_at(2)

    def is_at(self, step: int) -> None:
        expect(self.counter).to_have_text(f"{step} / {self.last}")

    def go_to_end(self) -> None:
        self.guest.page.get_by_label("Position in the match").fill(str(self.last - 1))
        self.is_at(self.last)
        self.guest.wait("[data-end]")
