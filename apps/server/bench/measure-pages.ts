// How long each page of growing-pages.ts takes.
import { allEndpoints, type EndpointName } from '@kinfold/contract/all-endpoints'
import { measured } from './growing-pages.ts'
import { getRequest, openCaller } from './load.ts'
import type { Looked, PageCaller } from './open-page-caller.ts'

/** How often each page is asked for. */
export type Turns = Readonly<Record<'member' | 'desk' | 'paper', number>>

export type Callers = {
  readonly members: readonly PageCaller[]
  /** Those whose papers are of a usual length. */
  readonly ordinary: readonly PageCaller[]
  readonly desk: PageCaller
}
export type Round = ReadonlyMap<string, readonly number[]>

/** How long each page took, sorted; one after the other, every caller in turn. */
export async function measurePages(
  port: number,
  { members, ordinary, desk }: Callers,
  turns: Turns,
): Promise<Round> {
  const socket = await openCaller(port)
  const look = ({ path, token }: Looked) => socket.send(getRequest(`/api${path}`, token))
  const times = new Map<string, number[]>()
  for (const { label, name, query, kind, isFile } of looks) {
    // A paper is as long as what its owner has: those who have ten thousand lines stay out.
    const callers = { member: members, paper: members.slice(0, ordinary.length), desk: [desk] }[
      kind
    ]
    const took: number[] = []
    for (let turn = 0; turn < turns[kind]; turn += 1) {
      const looked = callers[turn % callers.length]?.(name, query)
      if (looked === undefined) throw new Error(`${name} has nothing to be about`)
      const from = performance.now()
      const status = await (isFile ? fetchWhole(port, looked) : look(looked))
      if (status !== '200') throw new Error(`${looked.path} answered ${status}`)
      took.push(performance.now() - from)
    }
    times.set(
      label,
      took.toSorted((a, b) => a - b),
    )
  }
  socket.close()
  return times
}

/** A file comes in pieces, however long. */
async function fetchWhole(port: number, { path, token }: Looked): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers })
  await answer.arrayBuffer()
  return String(answer.status)
}

export type Look = {
  readonly label: string
  readonly name: EndpointName
  readonly query: string
  readonly kind: keyof Turns
  readonly isFile: boolean
  readonly mostMs: number | undefined
}

const isName = (name: string): name is EndpointName => name in allEndpoints

function looksOf(name: EndpointName): readonly Look[] {
  const { path } = allEndpoints[name]
  const page = measured[name]
  const ofMembers = page?.isPaper ? 'paper' : 'member'
  const kind = path.startsWith('/operator') ? 'desk' : ofMembers
  const queries = [...(page?.queries ?? ['']), ...(page?.grows?.queries ?? [])]
  return queries.map(query => ({
    label: query === '' ? path : `${path}?${query}`,
    name,
    query,
    kind,
    isFile: page?.isPaper ?? false,
    mostMs: page?.grows?.queries?.includes(query) ? page.grows.ms : undefined,
  }))
}

export const looks: readonly Look[] = Object.keys(measured).filter(isName).flatMap(looksOf)
