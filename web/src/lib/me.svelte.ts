/** Who is using this browser, as the server knows them. */
import type { Person, Profile } from '../wire'
import { api, introduce } from './api'

class Me {
  person = $state.raw<Person | null>(null)

  async meet(): Promise<void> {
    this.person = await introduce()
  }

  async become(profile: Profile): Promise<void> {
    this.person = await api.rename(profile)
  }
}

export const me = new Me()
