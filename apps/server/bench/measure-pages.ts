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
  /** Those with thousands of lines. */
  readonly busy: readonly PageCaller[]
  readonly desk: PageCaller
}
type Two<T> = readonly [T, T]
type Asker = {
  readonly port: number
  readonly callers: readonly PageCaller[]
  readonly socket: Caller
  readonly took: number[]
  /** What its files came to. */
  bytes: number
}

/** In milliseconds, sorted. */
export type Took = {
  readonly small: readonly number[]
  readonly large: readonly number[]
  /** The members with thousands of lines, where a page is a member's; their papers are long, not slow. */
  readonly busy: readonly number[]
}

/**
 * How long each page took in two clubs. They are asked in turn, so that what else the machine does costs both the same.
 */
export async function measurePages(
  [few, many]: Two<MeasuredClub>,
  turns: Turns,
): Promise<ReadonlyMap<string, Took>> {
  const times = new Map<string, Took>()
  for (const look of looks) {
    const askers = {
      small: await openAsker(few.port, callersOf(few, look)),
      large: await openAsker(many.port, callersOf(many, look)),
      busy: await openAsker(many.port, look.kind === 'member' ? many.busy : []),
    }
    for (let turn = 0; turn < turns[look.kind]; turn += 1)
      for (const asker of Object.values(askers)) await ask(asker, look, turn)
    const { small, large, busy } = askers
    if (look.kind === 'paper') requireSameLength(look, small.bytes, large.bytes)
    times.set(look.label, {
      small: sorted(small.took),
      large: sorted(large.took),
      busy: sorted(busy.took),
    })
    for (const { socket } of Object.values(askers)) socket.close()
  }
  return times
}

// A connection of its own for each page: a server closes one that waits while files are fetched.
const openAsker = async (port: number, callers: readonly PageCaller[]): Promise<Asker> => ({
  port,
  callers,
  socket: await openCaller(port),
  took: [],
  bytes: 0,
})

const callersOf = ({ members, desk }: MeasuredClub, { kind }: Look) =>
  kind === 'desk' ? [desk] : members

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/** Like is compared with like: the codes on papers differ, and nothing else. */
function requireSameLength({ label }: Look, small: number, large: number): void {
  if (Math.abs(large - small) > small / 50)
    throw new Error(`${label} has ${small} bytes in the small club and ${large} in the large one`)
}

async function ask(asker: Asker, look: Look, turn: number): Promise<void> {
  const { port, callers, socket, took } = asker
  if (callers.length === 0) return
  const looked = callers[turn % callers.length]?.(look.name, look.query)
  if (looked === undefined) throw new Error(`${look.name} has nothing to be about`)
  const from = performance.now()
  const { status, bytes } = look.isFile
    ? await fetchWhole(port, looked)
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
  /** Why it reads more in a large club, if it does. */
  readonly because: string | undefined
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
    because: page?.grows?.queries.includes(query) ? page.grows.because : undefined,
  }))
}

export const looks: readonly Look[] = Object.keys(measured).filter(isName).flatMap(looksOf)
