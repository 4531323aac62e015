/** Requests over HTTP. A refusal is an error that carries the rule and its facts. */
import type {
  Analysed,
  Checked,
  DailyGame,
  DailyHouse,
  DailyPage,
  DeviceLink,
  Earlier,
  Equal,
  Fact,
  Found,
  GameInfo,
  Here,
  HouseWord,
  Keepsake,
  KeptFile,
  Lobby,
  Me,
  NewTable,
  PageChoice,
  PersonPage,
  Problem,
  Profile,
  ReadMove,
  Replay,
  RulesPage,
  ScreenCode,
  Simulated,
  TableView,
  TextBoard,
} from '../wire'
import { upgrade } from './upgrade.svelte'

const NO_CONTENT = 204
const PATIENCE_MS = 20_000 // a lost packet is never reported

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly rule: string,
    readonly facts: Record<string, Fact>,
  ) {
    super(rule || `HTTP ${status}`)
  }
}

export const api = {
  rename: (profile: Profile) => send<Me>('PUT', '/api/me', profile),
  linkDevice: () => send<DeviceLink>('POST', '/api/me/devices'),
  deleteMe: (name: string) => send<null>('POST', '/api/me/deletion', { name }),
  becomeMe: (code: string) => send<Me>('POST', `/api/me/devices/${encodeURIComponent(code)}`),
  person: (id: string, filter: Record<string, string | number>) =>
    get<PersonPage>(
      `/api/people/${encodeURIComponent(id)}?${new URLSearchParams(
        Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
      )}`,
    ),
  choosePage: (choice: PageChoice) => send<PageChoice>('PUT', '/api/me/page', choice),
  equals: () => get<Equal[]>('/api/me/equals'),
  here: () => get<Here>('/api/here'),
  games: () => get<GameInfo[]>('/api/games'),
  rules: (game: string, lang: string) => get<RulesPage>(`/api/games/${game}/rules?lang=${lang}`),
  check: (game: string, option: string, draft: { text?: string; data?: unknown }) =>
    send<Checked>('POST', `/api/games/${game}/check`, { option, ...draft }),
  simulate: (game: string, option: string, data: unknown) =>
    send<Simulated>('POST', `/api/games/${game}/simulate`, { option, data }),
  lobby: () => get<Lobby>('/api/tables'),
  open: (table: Omit<NewTable, 'rated'> & { rated?: boolean }) => send<Found>('POST', '/api/tables', table),
  quick: (game: string, options: Record<string, unknown>) =>
    send<Found>('POST', '/api/tables/quick', { game, options }),
  keepsakes: (game: string) => get<Keepsake[]>(`/api/me/keepsakes/${game}`),
  words: (game: string) => get<HouseWord[]>(`/api/me/words/${game}`),
  settleWord: (game: string, language: string, word: string, stands: boolean) =>
    send<HouseWord>('PUT', `/api/me/words/${game}/${language}/${encodeURIComponent(word)}`, { stands }),
  forgetWord: (game: string, language: string, word: string) =>
    send<null>('DELETE', `/api/me/words/${game}/${language}/${encodeURIComponent(word)}`),
  files: (game: string) => get<KeptFile[]>(`/api/me/files/${game}`),
  keepFile: (game: string, option: string, data: unknown) =>
    send<KeptFile>('PUT', `/api/me/files/${game}`, { option, data }),
  dropFile: (game: string, option: string, title: string) =>
    send<null>('DELETE', `/api/me/files/${game}?${new URLSearchParams({ option, title })}`),
  daily: () => get<DailyGame[]>('/api/daily'),
  dailyPage: (game: string, edition: string) => get<DailyPage>(dailyPath(game, edition)),
  dailyHouse: (game: string, edition: string, day: string) => get<DailyHouse>(`${dailyPath(game, edition)}/${day}`),
  playDaily: (game: string, edition: string, day: string, counts: boolean) =>
    send<Found>('POST', dailyPath(game, edition), { day, counts }),
  join: (code: string) => send<Found>('POST', '/api/join', { code }),
  table: (id: string) => get<TableView>(`/api/tables/${id}`),
  earlier: (id: string, before: number) => get<Earlier>(`/api/tables/${id}/lines?before=${before}`),
  board: (id: string) => get<TextBoard>(`/api/tables/${id}/board`),
  makeScreenCode: (id: string) => send<ScreenCode>('POST', `/api/tables/${id}/screens`),
  openScreen: (code: string) => send<Found>('POST', '/api/screens', { code }),
  screen: (id: string) => get<TableView>(`/api/tables/${id}/screen`),
  screenLines: (id: string, before: number) => get<Earlier>(`/api/tables/${id}/screenlines?before=${before}`),
  screenBoard: (id: string) => get<TextBoard>(`/api/tables/${id}/screenboard`),
  readMove: (id: string, text: string) => send<ReadMove>('POST', `/api/tables/${id}/read`, { text }),
  replay: (id: string) => get<Replay>(`/api/tables/${id}/replay`),
  analysis: (id: string) => get<Analysed>(`/api/tables/${id}/analysis`),
  playOn: (id: string, steps: number, seat: number) =>
    send<Found>('POST', `/api/tables/${id}/play-on`, { steps, seat }),
}

const dailyPath = (game: string, edition: string) =>
  `/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(edition)}`

/** The server gives every browser a session once, and accepts no other request without one. */
let introduction: Promise<Me> | null = null

export function introduce(): Promise<Me> {
  introduction ??= request<Me>('GET', '/api/me')
  introduction.catch(() => (introduction = null))
  return introduction
}

export const get = <T>(path: string) => send<T>('GET', path)

export async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  await introduce()
  return request<T>(method, path, body)
}

/** An answer that is no JSON, or takes as long as it takes. */
export async function fetched(path: string): Promise<Response> {
  await introduce()
  return accepted(fetch(path))
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await accepted(
    fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  )
  return answer.status === NO_CONTENT ? (null as T) : ((await answer.json()) as T)
}

async function accepted(asked: Promise<Response>): Promise<Response> {
  let answer: Response
  try {
    answer = await asked
  } catch {
    throw new Refused(0, 'offline', {})
  }
  upgrade.heard(answer.headers.get('nenuphar-page'))
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>
  throw new Refused(answer.status, problem.rule ?? '', (problem.facts ?? {}) as Record<string, Fact>)
}
