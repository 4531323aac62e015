/** The game can be played by ear: different cards sound different. */
import { expect, test } from 'vitest'
import { cuesOf } from './cues'
import type { Animal, Colour, Face } from './types.gen'

const COLOURS: Colour[] = ['red', 'blue', 'yellow']
const MIXED: [Colour, Colour][] = [
  ['red', 'blue'],
  ['blue', 'yellow'],
  ['yellow', 'red'],
]
const FACES: Face[] = [
  ...(['chameleon', 'snake', 'gorilla', 'mosquitoes'] as Animal[]).flatMap((animal) =>
    COLOURS.map((colour) => ({ animal, colours: [colour] })),
  ),
  ...MIXED.map((colours) => ({ animal: 'mosquitoes' as const, colours })),
]

test('every face has a sound of its own', () => {
  const heard = FACES.map((face) => JSON.stringify(cuesOf(face).map((cue) => ({ ...cue, voice: String(cue.voice) }))))
  expect(new Set(heard).size).toBe(FACES.length)
})

test('one animal makes one sound, two mosquitoes make two in a row', () => {
  expect(cuesOf({ animal: 'snake', colours: ['blue'] })).toHaveLength(1)
  const [first, second] = cuesOf({ animal: 'mosquitoes', colours: ['red'] })
  expect(second!.after).toBeGreaterThan(first!.after)
})
