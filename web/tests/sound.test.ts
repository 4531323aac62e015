/** Sounds are played after the first touch, and the device rests between them. */
import { beforeEach, expect, test, vi } from 'vitest'

class FakeContext {
  static made: FakeContext[] = []
  state: AudioContextState = 'suspended'
  currentTime = 0
  destination = {}
  voices = 0
  constructor() {
    FakeContext.made.push(this)
  }
  resume = async () => void (this.state = 'running')
  suspend = async () => void (this.state = 'suspended')
  createGain = () => ({ gain: this.#knob(), connect: () => undefined })
  createOscillator = () => ({
    frequency: this.#knob(),
    connect: () => undefined,
    start: () => this.voices++,
    stop: () => undefined,
  })
  #knob = () => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', FakeContext)
  FakeContext.made = []
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('a sound wakes the device, and it rests again when nothing is heard', async () => {
  const { listenForFirstTouch, sound } = await import('../src/lib/sound')
  sound('plop')
  expect(FakeContext.made).toEqual([])
  listenForFirstTouch()
  dispatchEvent(new Event('pointerdown'))
  const [device] = FakeContext.made
  expect(device?.state).toBe('running')
  vi.advanceTimersByTime(2_000)
  expect(device?.state).toBe('suspended')

  sound('plop')
  expect([device?.state, device?.voices]).toEqual(['running', 2])
  vi.advanceTimersByTime(1_500)
  sound('plop', { after: 1_000 })
  vi.advanceTimersByTime(2_500)
  expect(device?.state, 'while a sound is played').toBe('running')
  vi.advanceTimersByTime(500)
  expect(device?.state).toBe('suspended')
})
