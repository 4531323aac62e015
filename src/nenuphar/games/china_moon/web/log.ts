/** The log as players read it: every move of a frog in one sentence, with all its consequences. */
import type { LogLine } from '$shell/game'
import type { Fact, Line, Saying } from '$shell/wire'
import { ownerOf, SPRUNG } from './pieces'
import type { Event, Frog } from './types.gen'

export function summarize(lines: readonly Line[]): readonly LogLine[] {
  const log: LogLine[] = []
  let last: { frog: Frog; at: number } | null = null
  const add = (frog: Frog, what: string, line: Line, facts: Record<string, Fact> = {}) => {
    const move = last?.frog === frog ? log[last.at] : undefined
    if (!last || !move?.saying) return void log.push(line)
    const then = [...(move.saying.facts['then'] as readonly Fact[]), clause(what, frog, facts)]
    const more = { ...move.saying.facts, then, n: then.length }
    log[last.at] = { ...move, saying: { ...move.saying, facts: more }, upto: line.seq }
  }
  for (const line of lines) {
    const event = line.kind === 'match' ? (line.event as Event | null) : null
    switch (event?.type) {
      case 'frog-moved': {
        const { pad = '', kind = '' } = line.saying?.facts ?? {}
        if (event.rule === SPRUNG) {
          add(event.frog, 'sprung', line, { pad, kind })
          break
        }
        last = { frog: event.frog, at: log.length }
        log.push({ ...line, saying: line.saying && moved(line.saying, event.frog, event.by) })
        break
      }
      case 'lily-taken':
        add(event.frog, 'took', line, { lily: event.lily })
        break
      case 'lilies-swapped':
        add(event.frog, 'swapped', line, { gave: event.gave, took: event.took, other: { seat: event.other } })
        break
      case 'lily-dropped':
        add(event.frog, 'dropped', line, { lily: event.lily, pad: line.saying?.facts['pad'] ?? '' })
        break
      case 'pad-passed':
        add(event.frog, 'passed', line)
        break
      case 'frog-arrived':
        add(event.frog, 'arrived', line, { slot: event.slot + 1, lily: event.lily })
        break
      case 'choice-began': // the status line says who is choosing
        break
      default:
        log.push(line)
    }
  }
  return log
}

function moved(saying: Saying, frog: Frog, by: number): Saying {
  const owner = ownerOf(frog)
  const facts = { ...saying.facts, owner: { seat: owner }, whose: owner === by ? 'own' : 'foreign', n: 0, then: [] }
  return { key: 'china_moon-web-log-moved', rule: saying.rule, facts }
}

function clause(what: string, frog: Frog, facts: Record<string, Fact>): Fact {
  return { key: `china_moon-web-log-${what}`, facts: { owner: { seat: ownerOf(frog) }, ...facts } }
}
