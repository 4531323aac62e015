/** Keyframes and screen positions that the boards of all games share. */

export interface Spot {
  readonly x: number
  readonly y: number
}

export const shift = ({ x, y }: Spot): Keyframe => ({ transform: `translate(${x}%, ${y}%)` })

export const arc = (high: number): Keyframe[] => [
  { transform: 'translateY(0) scale(1.1, 0.86)', easing: 'cubic-bezier(.2,.8,.5,1)' },
  { transform: `translateY(${-high}%) scale(0.94, 1.08)`, offset: 0.5, easing: 'cubic-bezier(.5,0,.8,.2)' },
  { transform: 'translateY(0) scale(1.12, 0.84)' },
]

/** The parts of a jumping frog that stay on the ground. */
export const SHADE: Keyframe[] = [
  { opacity: 0.35 },
  { transform: 'scale(0.7)', opacity: 0.08, offset: 0.5 },
  { opacity: 0.35 },
]

export const SQUASH: Keyframe[] = [
  { transform: 'scale(1.14, 0.8)' },
  { transform: 'scale(0.95, 1.06)', offset: 0.55 },
  { transform: 'none' },
]

export const DROP: Keyframe[] = [
  { transform: 'translateY(-140%) scale(0.94, 1.08)', opacity: 0, easing: 'cubic-bezier(.5,0,.9,.4)' },
  { transform: 'translateY(0) scale(1.16, 0.78)', opacity: 1, offset: 0.65 },
  { transform: 'translateY(-8%) scale(0.96, 1.05)', offset: 0.84 },
  { transform: 'none' },
]

export const DIP: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(3%) scale(0.93)', offset: 0.35 },
  { transform: 'none' },
]

export const CHEER: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-24%) rotate(-6deg)', offset: 0.3 },
  { transform: 'translateY(0) scale(1.1, 0.88)', offset: 0.6 },
  { transform: 'translateY(-8%) rotate(3deg)', offset: 0.8 },
  { transform: 'none' },
]

export const POP: Keyframe[] = [
  { transform: 'scale(1.3)' },
  { transform: 'scale(0.94)', offset: 0.6 },
  { transform: 'none' },
]

export const RISE: Keyframe[] = [
  { transform: 'translateY(12%) scale(0.8)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

export const DIVE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-40%) rotate(-14deg)', offset: 0.3, easing: 'ease-in' },
  { transform: 'translateY(10%) rotate(24deg) scale(0.9)', opacity: 1, offset: 0.58, easing: 'ease-in' },
  { transform: 'translateY(44%) rotate(40deg) scale(0.35)', opacity: 0 },
]

export interface Away extends Spot {
  readonly scale: number
}

export const flyHome = (away: Away, end: string): Keyframe[] => [
  { transform: 'none', opacity: 1, easing: 'ease-out' },
  {
    transform: `translate(${away.x * 0.45}px, ${away.y * 0.45 - 18}px) scale(1.1) rotate(-8deg)`,
    offset: 0.5,
    easing: 'ease-in',
  },
  { transform: end, opacity: 1 },
]

export const sink = (): Keyframe[] => [
  { transform: 'none', opacity: 1, easing: 'ease-in' },
  { transform: 'translateY(10%) rotate(9deg)', opacity: 0.9, offset: 0.3 },
  { transform: 'translateY(26%) rotate(-7deg) scale(0.86)', opacity: 0.55, offset: 0.65 },
  { transform: 'translateY(48%) rotate(5deg) scale(0.7)', opacity: 0 },
]

export function middleOf(piece: Element): Spot {
  const box = piece.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function between(from: Element, to: Element): Away {
  const start = middleOf(from)
  const end = middleOf(to)
  const scale = to.getBoundingClientRect().width / Math.max(from.getBoundingClientRect().width, 1)
  return { x: end.x - start.x, y: end.y - start.y, scale }
}
