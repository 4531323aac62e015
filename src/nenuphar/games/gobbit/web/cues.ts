/** Sounds and vibration: a voice for every animal, a pitch for every colour, a side for every seat. With them the game
 * can be played by ear. */
import { sound, type Instruments, type Sound, type SoundName } from '$shell/lib/sound'
import type { Animal, Colour, Face, Seat, Verdict } from './types.gen'

// Two rising notes, a long breath, two low beats, a quick tremble. The page provides the first and the third.
function hiss({ tone, noise }: Instruments, pitch: number): void {
  noise(0, 0.32, 0.16, 4600 * pitch)
  tone('sine', 0, 0.3, 0.24, [420 * pitch, 300 * pitch])
}

function buzz({ tone }: Instruments, pitch: number): void {
  for (const beat of [0, 0.05, 0.1]) tone('sawtooth', beat, 0.05, 0.09, [620 * pitch, 660 * pitch])
}

export interface Cue {
  readonly voice: SoundName | Sound
  readonly pitch: number
  readonly after: number // milliseconds
}

const VOICES: Readonly<Record<Animal, SoundName | Sound>> = {
  chameleon: 'reed',
  snake: hiss,
  gorilla: 'drum',
  mosquitoes: buzz,
}
const PITCHES: Readonly<Record<Colour, number>> = { red: 0.75, blue: 1, yellow: 1.34 }
const SECOND_GNAT_MS = 170
const PRESS_MS = 12
const FAULT_MS = [50, 40, 50]

/** Two mosquitoes sound one after the other, each in its colour. */
export function cuesOf({ animal, colours }: Face): Cue[] {
  const heard = animal === 'mosquitoes' && colours.length === 1 ? [...colours, ...colours] : colours
  return heard.map((colour, number) => ({
    voice: VOICES[animal],
    pitch: PITCHES[colour],
    after: number * SECOND_GNAT_MS,
  }))
}

export function hearCard(face: Face, side: number): void {
  for (const { voice, ...how } of cuesOf(face)) sound(voice, { ...how, side })
}

export function feelPress(): void {
  sound('slap')
  navigator.vibrate?.(PRESS_MS)
}

export function hearClash(verdicts: readonly Verdict[], yours: readonly Seat[]): void {
  const mine = verdicts.filter(({ seat }) => yours.includes(seat))
  if (mine.some(({ ruling }) => ruling === 'fault')) {
    sound('croak', { pitch: 0.8 })
    navigator.vibrate?.(FAULT_MS)
  } else if (mine.some(({ ruling }) => ruling === 'first')) sound('chime', { pitch: 1.2 })
  else sound('page')
}
