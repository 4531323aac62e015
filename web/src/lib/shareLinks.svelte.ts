/** Links for other people, made in one place. On the server's own machine the address of the page is useless to others,
 * so the page asks the server for one they can reach. */
import { api } from './api'

const ITSELF = ['localhost', '127.0.0.1', '[::1]']

class ShareLinks {
  #address = $state<string | null>(null)
  #asking: Promise<void> | null = null

  /** The address is not yet known, or nobody else can reach it. */
  get unreachable(): boolean {
    return this.#address === null && ITSELF.includes(location.hostname)
  }

  /** The link as far as it is known now. A displayed link updates when the server answers. */
  link(path: string): string {
    void this.lookUp()
    return (this.#address ?? location.origin) + path
  }

  /** The link to copy or send. It cannot change later, so this waits for the server's answer. */
  async toSend(path: string): Promise<string> {
    await this.lookUp()
    return this.link(path)
  }

  async lookUp(): Promise<void> {
    if (!this.unreachable) return
    this.#asking ??= api.here().then(
      ({ address }) => void (this.#address = address),
      () => void (this.#asking = null), // the next caller asks again
    )
    await this.#asking
  }
}

export const shareLinks = new ShareLinks()

/** The path to a table or its replay, for everybody who gets the link. */
export function pathTo(table: { id: string; code: string }, replay = false): string {
  return table.code ? `/j/${encodeURIComponent(table.code)}` : `/t/${table.id}${replay ? '/replay' : ''}`
}
