/** The user of this browser, as the server knows them. */
import type { Me as Myself, Profile } from '../wire'
import { api, introduce, Refused } from './api'
import { refusal, t } from './words.svelte'

class Me {
  person = $state.raw<Myself | null>(null)
  #last: Promise<unknown> = Promise.resolve()

  async meet(): Promise<void> {
    this.person = await introduce()
  }

  /** Saves changes, one after another. Returns an error message, or nothing. */
  keep(change: Partial<Profile>): Promise<string> {
    const kept = this.#last.then(() => this.#keep(change))
    this.#last = kept
    return kept
  }

  async #keep(change: Partial<Profile>): Promise<string> {
    if (!this.person) return ''
    const { name, colour, avatar } = this.person
    try {
      this.person = await api.rename({ name, colour, avatar, ...change })
      return ''
    } catch (error) {
      return error instanceof Refused && error.status ? refusal(error.rule, error.facts) : t('web-offline')
    }
  }
}

export const me = new Me()
