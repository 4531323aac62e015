/** Fingers are wide: every choice has a circle around it that catches taps, even where it covers another piece. */

const REACH_PX = 24

/** The piece that a tap is meant for: the nearest within reach. */
export function nearest(root: HTMLElement, event: MouseEvent, selector: string): HTMLElement | null {
  const distance = (piece: HTMLElement) => {
    const { x, y, width, height } = piece.getBoundingClientRect()
    const far = Math.hypot(x + width / 2 - event.clientX, y + height / 2 - event.clientY)
    return far <= Math.max(REACH_PX, width / 2) ? far : Infinity
  }
  const found = [...root.querySelectorAll<HTMLElement>(selector)].map((piece) => ({ piece, far: distance(piece) }))
  const best = found.reduce((one, other) => (other.far < one.far ? other : one), { piece: root, far: Infinity })
  return best.far < Infinity ? best.piece : null
}
