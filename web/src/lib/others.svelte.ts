/** Links that are meant for others, made in one place: at the machine that the server runs on, the address of the page
 * leads nowhere for them, so the server is asked where they find it. */
import { api } from './api'

const ITSELF = ['localhost', '127.0.0.1', '[::1]']

class Others {
  #address = $state<string | null>(null)
  #asking: Promise<void> | null = null

  /** The address is not known yet, or nobody else can use it. */
  get alone(): boolean {
    return this.#address === null && ITSELF.includes(location.hostname)
  }

  /** The link as far as it is known now; where it is shown, it changes as soon as the server has answered. */
  link(path: string): string {
    void this.seek()
    return (this.#address ?? location.origin) + path
  }

  /** The link to copy or to send: it cannot change later, so the server's answer is waited for. */
  async toSend(path: string): Promise<string> {
    await this.seek()
    return this.link(path)
  }

  async seek(): Promise<void> {
    if (!this.alone) return
    this.#asking ??= api.here().then(
      ({ address }) => void (this.#address = address),
      () => void (this.#asking = null), // the next who needs it asks again
    )
    await this.#asking
  }
}

export const others = new Others()

/** Where a table, also one that is over, opens for everybody who gets the link. */
export function pathTo(table: { id: string; code: string }, replay = false): string {
  return table.code ? `/j/${encodeURIComponent(table.code)}` : `/t/${table.id}${replay ? '/replay' : ''}`
}
