/** Requests of the server's host. Other pages need none of them. */
import type { HostPage, NewHostLink } from '../wire'
import { get, send } from './api'

export const hostApi = {
  enter: (secret: string) => send<null>('POST', '/api/host/session', { secret }),
  see: () => get<HostPage>('/api/host'),
  newLink: () => send<NewHostLink>('POST', '/api/host/link'),
  close: (table: string) => send<null>('POST', `/api/tables/${table}/closing`),
  remove: (person: string) => send<null>('DELETE', `/api/host/people/${person}`),
  restart: (minutes: number) => send<null>('PUT', '/api/host/restart', { minutes }),
  withdraw: () => send<null>('DELETE', '/api/host/restart'),
}
