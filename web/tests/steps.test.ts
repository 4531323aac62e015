import { describe, expect, it } from 'vitest'
import { steps } from '../src/lib/steps'
import type { Scene } from '../src/wire'

const scene = (...keys: string[]) =>
  ({ view: keys.at(-1), lines: keys.map((key) => ({ saying: { key } })) }) as unknown as Scene
const told = (scenes: readonly Scene[]) => scenes.map(({ lines }) => lines.map(({ saying }) => saying?.key).join())

describe('the steps of a replay', () => {
  it('are the scenes, if none is minor', () => {
    const scenes = [scene(), scene('lay'), scene('leap')]
    expect(steps(scenes, [])).toEqual(scenes)
  })

  it('join minor scenes with the next one', () => {
    const found = steps([scene(), scene('lay'), scene('lay'), scene('lay', 'leap'), scene('end')], ['lay'])
    expect(told(found)).toEqual(['', 'lay,lay,lay,leap', 'end'])
    expect(found.map(({ view }) => view)).toEqual([undefined, 'leap', 'end'])
  })

  it('end with the last scene, even a minor one', () => {
    expect(told(steps([scene('leap'), scene('lay')], ['lay']))).toEqual(['leap', 'lay'])
  })
})
