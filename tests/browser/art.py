"""Makes the page's drawings usable without the page: `python -m tests.browser.art` writes each game's `art.svg`.

The page draws pieces with Svelte and style sheets. Here a browser works out all styles, so what is left is plain SVG:
a symbol for each piece that a game names in its `web/art/pieces.json`.
"""

import json
import os
import subprocess
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import chromium

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/nenuphar/games"
STYLES = ROOT / "web/src/app.css"
STILL = "* { animation: none !important }"

PLAIN_SVG = """
() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const hex = (colour) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
    if (alpha === 0) return 'none'
    return '#' + [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
  }
  const short = (number) => String(Math.round(number * 1000) / 1000 + 0)
  const plain = (element, around) => {
    const style = getComputedStyle(element)
    const here = element.getCTM()
    if (Math.abs(here.a * here.d - here.b * here.c) < 1e-9) return ''  // a closed lid
    const own = around.inverse().multiply(here)
    const matrix = [own.a, own.b, own.c, own.d, own.e, own.f].map(short)
    const words = matrix.join(' ') === '1 0 0 1 0 0' ? [] : [`transform="matrix(${matrix.join(' ')})"`]
    if (style.opacity !== '1') words.push(`opacity="${style.opacity}"`)
    const children = [...element.children].map((child) => plain(child, here)).join('')
    if (element.tagName === 'g') return children && `<g${words.map((word) => ' ' + word).join('')}>${children}</g>`
    words.push(`fill="${style.fill === 'none' ? 'none' : hex(style.fill)}"`)
    if (style.stroke !== 'none') {
      words.push(`stroke="${hex(style.stroke)}" stroke-width="${parseFloat(style.strokeWidth)}"`)
      words.push(`stroke-linejoin="${style.strokeLinejoin}"`)
      if (style.strokeLinecap !== 'butt') words.push(`stroke-linecap="${style.strokeLinecap}"`)
      if (style.strokeDasharray !== 'none') {
        words.push(`stroke-dasharray="${style.strokeDasharray.replaceAll('px', '')}"`)
        words.push(`stroke-dashoffset="${parseFloat(style.strokeDashoffset)}"`)
      }
    }
    for (const name of ['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height'])
      if (element.hasAttribute(name)) words.push(`${name}="${element.getAttribute(name)}"`)
    return `<${element.tagName} ${words.join(' ')}/>`
  }
  const drawing = document.querySelector('svg')
  const parts = [...drawing.children].map((child) => plain(child, drawing.getCTM())).join('')
  return [drawing.getAttribute('viewBox'), parts]
}
"""


def drawn(browser: Browser) -> dict[str, str]:
    """By game: its art as one SVG text."""
    path = f"{ROOT / '.venv/bin'}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["node", "scripts/art.ts"], cwd=ROOT / "web", env={**os.environ, "PATH": path}, capture_output=True, check=True
    )
    found: dict[str, str] = {}
    page = browser.new_page(color_scheme="light")
    for game, pieces in json.loads(done.stdout).items():
        lines = []
        for name, html in pieces.items():
            page.set_content(f"<style>{STYLES.read_text('utf-8')}{STILL}</style><div style='width: 100px'>{html}</div>")
            box, parts = page.evaluate(PLAIN_SVG)
            lines.append(f'<symbol id="{name}" viewBox="{box}">{parts}</symbol>')
        found[game] = "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *lines, "</svg>", ""])
    page.close()
    return found


if __name__ == "__main__":
    with chromium() as started:
        for game, art in drawn(started).items():
            (GAMES / game / "art.svg").write_text(art, "utf-8")
