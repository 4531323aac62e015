/** Requests about notifications. The home page needs none of them. */
import type { AddPush, Notifications, NotifyChoices, NotifyReceiver } from '../wire'
import { get, send } from './api'

const BASE = '/api/me/notifications'

export const notifyApi = {
  see: () => get<Notifications>(`${BASE}/`),
  choose: (choices: NotifyChoices) => send<Notifications>('PUT', `${BASE}/`, choices),
  addPush: (push: AddPush) => send<NotifyReceiver>('POST', `${BASE}/push`, push),
  addService: (address: string) => send<NotifyReceiver>('POST', `${BASE}/services`, { address }),
  test: (id: string) => send<null>('POST', `${BASE}/receivers/${id}/test`),
  remove: (id: string) => send<null>('DELETE', `${BASE}/receivers/${id}`),
  follow: (way: 'on' | 'off', token: string) =>
    send<null>('POST', `/api/notifications/${way}/${encodeURIComponent(token)}`),
}
