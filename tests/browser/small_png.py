"""Reduces the colours of a PNG to a third of its size: the browser finds the palette, and Python writes the file."""

import struct
import zlib
from base64 import b64decode, b64encode

from playwright.sync_api import Page

SIGNATURE = b"\x89PNG\r\n\x1a\n"
EIGHT_BITS, BY_PALETTE = 8, 3

COLOURS = (256, 192, 128, 96, 64)

# Median cut: the box with the widest range is divided, until there are as many boxes as colours.
REDUCE = """async ([picture, most]) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas.drawImage(bitmap, 0, 0)
  const { data } = canvas.getImageData(0, 0, width, height)

  const key = at => (data[at] >> 2 << 12) | (data[at + 1] >> 2 << 6) | (data[at + 2] >> 2)
  const colours = new Map()
  for (let at = 0; at < data.length; at += 4) {
    const colour = colours.get(key(at)) ?? { key: key(at), sum: [0, 0, 0], count: 0 }
    for (const part of [0, 1, 2]) colour.sum[part] += data[at + part]
    colour.count++
    colours.set(colour.key, colour)
  }
  for (const colour of colours.values()) colour.at = colour.sum.map(sum => sum / colour.count)

  const measured = box => {
    const spans = [0, 1, 2].map(part => {
      const values = box.map(colour => colour.at[part])
      return Math.max(...values) - Math.min(...values)
    })
    const span = Math.max(...spans)
    const count = box.reduce((sum, colour) => sum + colour.count, 0)
    return { box, part: spans.indexOf(span), count, weight: span * span * Math.sqrt(count) }
  }
  const boxes = [measured([...colours.values()])]
  while (boxes.length < most) {
    const largest = boxes.reduce((one, two) => (two.weight > one.weight ? two : one))
    if (largest.weight === 0) break
    const sorted = largest.box.sort((one, two) => one.at[largest.part] - two.at[largest.part])
    let [cut, before] = [0, 0]
    do before += sorted[cut++].count
    while (cut < sorted.length - 1 && before < largest.count / 2)
    boxes.splice(boxes.indexOf(largest), 1, measured(sorted.slice(0, cut)), measured(sorted.slice(cut)))
  }

  const index = new Map(boxes.flatMap(({ box }, number) => box.map(colour => [colour.key, number])))
  let pixels = ''
  for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(index.get(key(at)))
  const palette = boxes.map(({ box, count }) =>
    [0, 1, 2].map(part => Math.round(box.reduce((sum, colour) => sum + colour.sum[part], 0) / count)))
  return { width, height, palette, pixels: btoa(pixels) }
}"""


def reduced(picture: bytes, page: Page, most_bytes: int) -> bytes:
    """With as many colours as the size allows."""
    for colours in COLOURS:
        small = _in_colours(picture, page, colours)
        if len(small) <= most_bytes:
            break
    return small


def _in_colours(picture: bytes, page: Page, colours: int) -> bytes:
    found = page.evaluate(REDUCE, [b64encode(picture).decode(), colours])
    wide, high, pixels = found["width"], found["height"], b64decode(found["pixels"])
    lines = (b"\0" + pixels[start : start + wide] for start in range(0, wide * high, wide))  # 0: no filter
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, EIGHT_BITS, BY_PALETTE, 0, 0, 0)),
            _chunk(b"PLTE", bytes(part for colour in found["palette"] for part in colour)),
            _chunk(b"IDAT", zlib.compress(b"".join(lines), 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
