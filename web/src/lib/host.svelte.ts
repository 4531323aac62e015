/** The host's session: enters by the link, keeps the page up to date, and does what the host asks for. */
import type { HostPage } from '../wire'
import { Refused } from './api'
import { hostApi } from './hostApi'
import { problem } from './problems'

const NOT_THE_HOST = 'TB-130'

export class Host {
  page = $state.raw<HostPage | null>(null)
  /** What was done last, or why it was not. */
  said = $state('')
  trouble = $state('')
  /** Nobody is signed in here: the page explains how to get a link. */
  isOut = $state(false)
  /** A new link, which is shown once. */
  path = $state('')

  /** Exchange a link for a session. An empty one continues with the session that this browser has. */
  async enter(secret: string): Promise<void> {
    this.trouble = ''
    try {
      if (secret) await hostApi.enter(secret)
    } catch (error) {
      this.trouble = problem(error)
    }
    await this.look() // somebody who opens a used link again may still have its session
    if (this.page) [this.trouble, this.path] = ['', '']
  }

  async look(): Promise<void> {
    try {
      this.page = await hostApi.see()
      this.isOut = false
      this.trouble = ''
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Do something, say that it is done, and show what it has changed. */
  async act(done: string, what: () => Promise<unknown>): Promise<void> {
    this.said = ''
    try {
      await what()
      await this.look()
      this.said = done
    } catch (error) {
      this.#fail(error)
    }
  }

  async makeLink(): Promise<void> {
    try {
      this.path = (await hostApi.newLink()).path
      this.#leave()
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    if (error instanceof Refused && error.rule === NOT_THE_HOST) {
      const wasIn = this.page !== null
      this.#leave()
      if (!wasIn) return // the page itself says how to get in
    }
    this.trouble = problem(error)
  }

  #leave(): void {
    this.page = null
    this.isOut = true
    this.said = ''
  }
}
