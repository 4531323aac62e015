/** The sounds of the pond, made here and now from a few oscillators: short, soft, and silent before the first touch. */
import { settings } from './settings.svelte'

export type SoundName = 'plop' | 'leaf' | 'page' | 'croak' | 'chime' | 'slap' | 'reed' | 'drum'

/** A sound that a game brings itself. Times are seconds since it began, loudness goes from 0 to 1. */
export type Sound = (play: Instruments, pitch: number) => void

export interface Instruments {
  tone: (wave: OscillatorType, from: number, long: number, loud: number, glide: readonly [number, number]) => void
  noise: (from: number, long: number, loud: number, hertz: number) => void
}

interface Touch {
  pitch?: number
  after?: number
  side?: number // from -1 on the left to 1 on the right
}

let pond: AudioContext | null = null

/** Browsers allow sound only after a gesture; call this once at the start. */
export function listenForFirstTouch(): void {
  const wake = () => {
    pond ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
    void pond?.resume()
  }
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { once: true })
}

export function sound(name: SoundName | Sound, { pitch = 1, after = 0, side = 0 }: Touch = {}): void {
  if (!pond || pond.state !== 'running' || settings.loudness === 0) return
  const ear = side === 0 ? pond.destination : new StereoPannerNode(pond, { pan: side })
  if (ear !== pond.destination) ear.connect(pond.destination)
  const made = typeof name === 'string' ? SOUNDS[name] : name
  made(instruments(pond, pond.currentTime + after / 1000, ear), pitch)
}

const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  plop({ tone }, pitch) {
    tone('sine', 0, 0.16, 0.5, [320 * pitch, 900 * pitch])
    tone('sine', 0.05, 0.12, 0.25, [520 * pitch, 1300 * pitch])
  },
  leaf({ tone, noise }, pitch) {
    noise(0, 0.12, 0.22, 1800 * pitch)
    tone('sine', 0, 0.09, 0.3, [190 * pitch, 130 * pitch])
  },
  page({ noise }, pitch) {
    noise(0, 0.16, 0.2, 3200 * pitch)
    noise(0.09, 0.1, 0.12, 4200 * pitch)
  },
  croak({ tone }, pitch) {
    for (const beat of [0, 0.09, 0.18]) tone('triangle', beat, 0.08, 0.4, [150 * pitch, 110 * pitch])
  },
  chime({ tone }, pitch) {
    for (const [index, note] of [523, 659, 784, 1047].entries())
      tone('sine', index * 0.09, 0.7, 0.22, [note * pitch, note * pitch])
  },
  slap({ tone, noise }, pitch) {
    noise(0, 0.05, 0.3, 900 * pitch)
    tone('sine', 0, 0.07, 0.45, [170 * pitch, 90 * pitch])
  },
  reed({ tone }, pitch) {
    tone('triangle', 0, 0.11, 0.26, [392 * pitch, 400 * pitch])
    tone('triangle', 0.1, 0.16, 0.26, [523 * pitch, 530 * pitch])
  },
  drum({ tone }, pitch) {
    for (const beat of [0, 0.13]) tone('triangle', beat, 0.14, 0.6, [130 * pitch, 80 * pitch])
  },
}

/** What sounds are made of, from this moment on, heard in this place. */
function instruments(at: AudioContext, when: number, ear: AudioNode): Instruments {
  const fading = (from: number, long: number, loud: number): GainNode => {
    const gain = at.createGain()
    gain.gain.setValueAtTime(0.0001, when + from)
    gain.gain.exponentialRampToValueAtTime(loud * settings.loudness, when + from + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, when + from + long)
    gain.connect(ear)
    return gain
  }
  return {
    tone(wave, from, long, loud, glide) {
      const voice = at.createOscillator()
      voice.type = wave
      voice.frequency.setValueAtTime(glide[0], when + from)
      voice.frequency.exponentialRampToValueAtTime(glide[1], when + from + long)
      voice.connect(fading(from, long, loud))
      voice.start(when + from)
      voice.stop(when + from + long)
    },
    noise(from, long, loud, hertz) {
      const source = at.createBufferSource()
      const samples = at.createBuffer(1, Math.ceil(at.sampleRate * long), at.sampleRate)
      const channel = samples.getChannelData(0)
      for (let index = 0; index < channel.length; index++) channel[index] = Math.random() * 2 - 1
      source.buffer = samples
      const band = new BiquadFilterNode(at, { type: 'bandpass', frequency: hertz, Q: 0.8 })
      source.connect(band).connect(fading(from, long, loud))
      source.start(when + from)
    },
  }
}
