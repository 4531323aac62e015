/** Notifications of this person, and this browser's part in them: its subscription to pushes. */
import type { Notifications, NotifyChoices } from '../wire'
import { notifyApi } from './notifyApi'
import { settings } from './settings.svelte'
import { keepZone, zone } from './zone'

const DISMISSED = 'nenuphar.notifyOffer'
const HOUR_MS = 3_600_000

export type PushState = 'off' | 'on' | 'denied' | 'missing' | 'insecure'

class Notify {
  all = $state.raw<Notifications | null>(null)
  push = $state<PushState>('off')
  here = $state<string | null>(null) // the receiver that is this browser

  async load(): Promise<void> {
    this.all = await notifyApi.see()
    await this.#look()
  }

  /** Stores the zone of this device. */
  async travelled(): Promise<void> {
    await this.load()
    await this.choose({})
  }

  /** Finds out what this browser can do. A subscription that it has is made known again: the server may be new. */
  async #look(): Promise<void> {
    this.push = able()
    if (this.push !== 'off') return
    const subscription = await subscribed()
    if (!subscription || !this.all) return
    const receiver = await notifyApi.addPush(told(subscription)).catch(() => null)
    if (!receiver) return
    this.here = receiver.id
    this.push = 'on'
    if (!this.all.receivers.some((each) => each.id === receiver.id)) this.all = await notifyApi.see()
  }

  /** Asks for permission, which browsers allow only after a tap. */
  async turnOn(): Promise<void> {
    if (!this.all) await this.load()
    if (!this.all) return
    if ((await Notification.requestPermission()) !== 'granted') {
      this.push = able()
      return
    }
    await this.choose({})
    const worker = await navigator.serviceWorker.ready
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(this.all.push_key),
    })
    this.here = (await notifyApi.addPush(told(subscription))).id
    this.push = 'on'
    this.all = await notifyApi.see()
  }

  async turnOff(): Promise<void> {
    const id = this.here
    await (await subscribed())?.unsubscribe()
    this.here = null
    this.push = able()
    if (id) await this.remove(id)
  }

  /** Stores a change, with the clock and the language of this device. */
  async choose(change: Partial<NotifyChoices>): Promise<void> {
    if (!this.all) return
    const device = { zone: zone(), offset: -new Date().getTimezoneOffset(), lang: settings.lang }
    this.all = await notifyApi.choose({ ...this.all.choices, ...device, ...change })
    keepZone()
  }

  async addService(address: string): Promise<void> {
    await this.choose({})
    await notifyApi.addService(address)
    this.all = await notifyApi.see()
  }

  async remove(id: string): Promise<void> {
    await notifyApi.remove(id)
    if (id === this.here) {
      await (await subscribed())?.unsubscribe()
      this.here = null
      this.push = able()
    }
    this.all = await notifyApi.see()
  }

  /** Whether to offer them at the end of a match: of one that took its time, and only once. */
  async isOffered(decisionMs: number | null): Promise<boolean> {
    if ((decisionMs !== null && decisionMs < HOUR_MS) || able() !== 'off' || isDismissed()) return false
    await this.load()
    return this.push === 'off' && this.all?.receivers.length === 0
  }

  dismiss(): void {
    try {
      localStorage.setItem(DISMISSED, 'no')
    } catch {
      // Without storage it is offered again.
    }
  }
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null
  } catch {
    return true
  }
}

function able(): PushState {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'missing'
  return Notification.permission === 'denied' ? 'denied' : 'off'
}

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

function told(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', label: device() }
}

/** What a person calls this browser, roughly. */
export function device(agent = navigator.userAgent): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(agent)?.[1] ?? 'Web'
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1] ?? ''
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'Mac' }
  return [browser, system]
    .filter(Boolean)
    .map((name) => names[name] ?? name)
    .join(' · ')
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(raw, (sign) => sign.charCodeAt(0))
}

export const notify = new Notify()
