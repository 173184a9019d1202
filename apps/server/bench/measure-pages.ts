// How long each page of growing-pages.ts takes.
import { allEndpoints, type EndpointName } from '@kinfold/contract/all-endpoints'
import { measured } from './growing-pages.ts'
import { type Caller, getRequest, openCaller } from './load.ts'
import type { Looked, PageCaller } from './open-page-caller.ts'

/** How often each page is asked for. */
export type Turns = Readonly<Record<'member' | 'desk' | 'paper', number>>

export type MeasuredClub = {
  readonly port: number
  readonly members: readonly PageCaller[]
  /** Those whose papers are of a usual length. */
  readonly ordinary: readonly PageCaller[]
  readonly desk: PageCaller
}
type Two<T> = readonly [T, T]
type Asker = {
  readonly club: MeasuredClub
  readonly socket: Caller
  readonly took: number[]
  /** What its files came to. */
  bytes: number
}

/**
 * How long each page took in two clubs, sorted. They are asked in turn, so that what else the machine does costs both the
 * same.
 */
export async function measurePages(
  clubs: Two<MeasuredClub>,
  turns: Turns,
): Promise<ReadonlyMap<string, Two<readonly number[]>>> {
  const times = new Map<string, Two<readonly number[]>>()
  for (const look of looks) {
    // New for each page: a server closes a connection that waits while files are fetched.
    const sockets = await Promise.all([openCaller(clubs[0].port), openCaller(clubs[1].port)])
    const small: Asker = { club: clubs[0], socket: sockets[0], took: [], bytes: 0 }
    const large: Asker = { club: clubs[1], socket: sockets[1], took: [], bytes: 0 }
    for (let turn = 0; turn < turns[look.kind]; turn += 1) {
      await ask(small, look, turn)
      await ask(large, look, turn)
    }
    if (look.kind === 'paper') requireSameLength(look, small.bytes, large.bytes)
    times.set(look.label, [sorted(small.took), sorted(large.took)])
    for (const socket of sockets) socket.close()
  }
  return times
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/** Like is compared with like: the codes on papers differ, and nothing else. */
function requireSameLength({ label }: Look, small: number, large: number): void {
  if (Math.abs(large - small) > small / 50)
    throw new Error(`${label} has ${small} bytes in the small club and ${large} in the large one`)
}

async function ask(asker: Asker, look: Look, turn: number): Promise<void> {
  const { club, socket, took } = asker
  // A paper is as long as what its owner has: those who have ten thousand lines stay out.
  const callers = { member: club.members, paper: club.ordinary, desk: [club.desk] }[look.kind]
  const looked = callers[turn % callers.length]?.(look.name, look.query)
  if (looked === undefined) throw new Error(`${look.name} has nothing to be about`)
  const from = performance.now()
  const { status, bytes } = look.isFile
    ? await fetchWhole(club.port, looked)
    : { status: await socket.send(getRequest(`/api${looked.path}`, looked.token)), bytes: 0 }
  if (status !== '200') throw new Error(`${looked.path} answered ${status}`)
  took.push(performance.now() - from)
  asker.bytes += bytes
}

/** A file comes in pieces, however long. */
async function fetchWhole(port: number, { path, token }: Looked) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers })
  const { byteLength } = await answer.arrayBuffer()
  return { status: String(answer.status), bytes: byteLength }
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
