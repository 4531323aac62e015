/** A result as a picture to share: a pond at night with ten pads, as many of them green as the result deserves. */
import { PADS } from '../../lib/daily'

export interface Shown {
  readonly title: string
  readonly day: string
  readonly percent: string
  readonly points: string
  readonly streak: string
  readonly green: number // pads
}

export const WIDE = 1200
export const HIGH = 630
const PAD = 44

export async function drawn(shown: Shown): Promise<Blob | null> {
  // A font that the page has not used yet is not loaded yet.
  await Promise.all(['600 72px Fredoka', '500 34px Atkinson'].map((font) => document.fonts.load(font))).catch(() => [])
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = HIGH
  const pen = canvas.getContext('2d')
  if (!pen) return null
  scenery(pen)
  words(pen, shown)
  for (let pad = 0; pad < PADS; pad++) leaf(pen, 132 + pad * 104, 470 + (pad % 2) * 26, pad < shown.green)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

function scenery(pen: CanvasRenderingContext2D): void {
  fill(pen, '#0e2a2f', () => pen.rect(0, 0, WIDE, HIGH))
  fill(pen, '#fbf3dc', () => pen.arc(1045, 130, 74, 0, 2 * Math.PI))
  fill(pen, '#eadfbf', () => pen.arc(1066, 112, 15, 0, 2 * Math.PI))
  fill(pen, '#0f3a3d', () => pen.ellipse(250, 400, 520, 90, 0, 0, 2 * Math.PI))
  fill(pen, '#14454a', () => pen.rect(0, 390, WIDE, HIGH))
  fill(pen, '#1f6267', () => pen.ellipse(640, 640, 760, 130, 0, 0, 2 * Math.PI))
}

function words(pen: CanvasRenderingContext2D, shown: Shown): void {
  pen.textBaseline = 'alphabetic'
  say(pen, shown.title, 76, 116, '600 56px Fredoka, system-ui, sans-serif', '#fbf3dc')
  say(pen, shown.day, 78, 170, '500 34px Atkinson, system-ui, sans-serif', '#c0d6d0')
  say(pen, shown.percent, 72, 318, '600 128px Fredoka, system-ui, sans-serif', '#f2b544')
  const wide = pen.measureText(shown.percent).width
  say(pen, shown.points, 104 + wide, 268, '600 42px Fredoka, system-ui, sans-serif', '#fbf3dc')
  say(pen, shown.streak, 104 + wide, 316, '500 32px Atkinson, system-ui, sans-serif', '#c0d6d0')
  say(pen, 'Nénuphar', WIDE - 250, HIGH - 40, '600 36px Fredoka, system-ui, sans-serif', '#a8d5a2')
}

function say(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font
  pen.fillStyle = colour
  pen.fillText(text, x, y, WIDE - x - 60)
}

/** Seen from the side: a flat pad with a notch, its shadow on the water, and a flower's light if it is green. */
function leaf(pen: CanvasRenderingContext2D, x: number, y: number, green: boolean): void {
  const notched = (dy: number, size: number) => {
    pen.moveTo(x, y + dy)
    pen.ellipse(x, y + dy, size, size * 0.52, 0, -1.25, -1.75 + 2 * Math.PI)
    pen.closePath()
  }
  fill(pen, '#0b2f33', () => notched(9, PAD + 2))
  fill(pen, green ? '#3d7d58' : '#1b5257', () => notched(4, PAD))
  fill(pen, green ? '#5fa777' : '#2a6b70', () => notched(0, PAD - 3))
}

function fill(pen: CanvasRenderingContext2D, colour: string, shape: () => void): void {
  pen.beginPath()
  shape()
  pen.fillStyle = colour
  pen.fill()
}
