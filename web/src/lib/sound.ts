/** The sounds of the pond, made here and now from a few oscillators: short, soft, and silent before the first touch. */
import { settings } from './settings.svelte'

export type SoundName = 'plop' | 'leaf' | 'page' | 'croak' | 'chime' | 'slap' | 'reed' | 'hiss' | 'drum' | 'buzz'

interface Touch {
  pitch?: number
  after?: number
  side?: number // from -1 on the left to 1 on the right
}

let pond: AudioContext | null = null
let ear: AudioNode | null = null // where the sound that is being made is heard

/** Browsers allow sound only after a gesture; call this once at the start. */
export function listenForFirstTouch(): void {
  const wake = () => {
    pond ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
    void pond?.resume()
  }
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { once: true })
}

export function sound(name: SoundName, { pitch = 1, after = 0, side = 0 }: Touch = {}): void {
  if (!pond || pond.state !== 'running' || settings.loudness === 0) return
  ear = side === 0 ? pond.destination : new StereoPannerNode(pond, { pan: side })
  if (ear !== pond.destination) ear.connect(pond.destination)
  SOUNDS[name](pond, pond.currentTime + after / 1000, pitch)
}

const SOUNDS: Record<SoundName, (at: AudioContext, when: number, pitch: number) => void> = {
  plop(at, when, pitch) {
    tone(at, 'sine', when, 0.16, 0.5, [320 * pitch, 900 * pitch])
    tone(at, 'sine', when + 0.05, 0.12, 0.25, [520 * pitch, 1300 * pitch])
  },
  leaf(at, when, pitch) {
    rustle(at, when, 0.12, 0.22, 1800 * pitch)
    tone(at, 'sine', when, 0.09, 0.3, [190 * pitch, 130 * pitch])
  },
  page(at, when, pitch) {
    rustle(at, when, 0.16, 0.2, 3200 * pitch)
    rustle(at, when + 0.09, 0.1, 0.12, 4200 * pitch)
  },
  croak(at, when, pitch) {
    for (const beat of [0, 0.09, 0.18]) tone(at, 'triangle', when + beat, 0.08, 0.4, [150 * pitch, 110 * pitch])
  },
  chime(at, when, pitch) {
    for (const [index, note] of [523, 659, 784, 1047].entries())
      tone(at, 'sine', when + index * 0.09, 0.7, 0.22, [note * pitch, note * pitch])
  },
  slap(at, when, pitch) {
    rustle(at, when, 0.05, 0.3, 900 * pitch)
    tone(at, 'sine', when, 0.07, 0.45, [170 * pitch, 90 * pitch])
  },
  // The voices of the animals: two notes up, a long breath, two low beats, a quick tremble.
  reed(at, when, pitch) {
    tone(at, 'triangle', when, 0.11, 0.26, [392 * pitch, 400 * pitch])
    tone(at, 'triangle', when + 0.1, 0.16, 0.26, [523 * pitch, 530 * pitch])
  },
  hiss(at, when, pitch) {
    rustle(at, when, 0.32, 0.16, 4600 * pitch)
    tone(at, 'sine', when, 0.3, 0.24, [420 * pitch, 300 * pitch])
  },
  drum(at, when, pitch) {
    for (const beat of [0, 0.13]) tone(at, 'triangle', when + beat, 0.14, 0.6, [130 * pitch, 80 * pitch])
  },
  buzz(at, when, pitch) {
    for (const beat of [0, 0.05, 0.1]) tone(at, 'sawtooth', when + beat, 0.05, 0.09, [620 * pitch, 660 * pitch])
  },
}

function tone(
  at: AudioContext,
  wave: OscillatorType,
  when: number,
  long: number,
  loud: number,
  glide: [number, number],
) {
  const voice = at.createOscillator()
  voice.type = wave
  voice.frequency.setValueAtTime(glide[0], when)
  voice.frequency.exponentialRampToValueAtTime(glide[1], when + long)
  voice.connect(fading(at, when, long, loud))
  voice.start(when)
  voice.stop(when + long)
}

function rustle(at: AudioContext, when: number, long: number, loud: number, hertz: number) {
  const noise = at.createBufferSource()
  const samples = at.createBuffer(1, Math.ceil(at.sampleRate * long), at.sampleRate)
  const channel = samples.getChannelData(0)
  for (let index = 0; index < channel.length; index++) channel[index] = Math.random() * 2 - 1
  noise.buffer = samples
  const band = new BiquadFilterNode(at, { type: 'bandpass', frequency: hertz, Q: 0.8 })
  noise.connect(band).connect(fading(at, when, long, loud))
  noise.start(when)
}

function fading(at: AudioContext, when: number, long: number, loud: number): GainNode {
  const gain = at.createGain()
  gain.gain.setValueAtTime(0.0001, when)
  gain.gain.exponentialRampToValueAtTime(loud * settings.loudness, when + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, when + long)
  gain.connect(ear ?? at.destination)
  return gain
}
