// What every list, report and paper costs in a club of a hundred members, and in one of a hundred thousand.
import { allEndpoints, type EndpointName } from '@kinfold/contract/all-endpoints'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { crowdEmail, numberOfBusy } from '../src/seed/crowd/crowd-names.ts'
import { personOf } from '../src/seed/crowd/crowd-people.ts'
import { seedCrowd } from '../src/seed/crowd/seed-crowd.ts'
import { asOwner } from './as-owner.ts'
import { atMost, type Figure, median } from './figure.ts'
import { measured } from './growing-pages.ts'
import { at, getRequest, openCaller } from './load.ts'
import { type Looked, openDesk, openMember, type PageCaller } from './open-page-caller.ts'
import { signIn } from './sign-in.ts'
import { untilSealed } from './until-sealed.ts'
import { withClub } from './with-club.ts'

// Less of it while developing: KINFOLD_CROWD=5000:500000.
const [many = 100_000, postings = 20_000_000] = (process.env.KINFOLD_CROWD ?? '')
  .split(':')
  .filter(Boolean)
  .map(Number)
const few = 100
const busyMembers = 10
const busyLines = Math.min(10_000, Math.ceil(postings / 2_000))
const rounds = 3
const turns = { member: 300, desk: 120, paper: 60 }

export async function bench(): Promise<Figure[]> {
  return withClub(async ({ server, client, ownerUrl }) => {
    await signIn(
      client,
      Object.values(operators).map(({ email }) => email),
    )
    const seed = (members: number, rest = {}) =>
      asOwner(ownerUrl, db =>
        seedCrowd(db, { members, postings: 0, busyMembers: 0, ...rest }, { told: tell }),
      )
    const measureAll = async (busy: readonly string[]) => {
      await untilSealed(client)
      const emails = [...ordinary, ...busy]
      await signIn(client, emails)
      const members = []
      for (const email of emails) members.push(await openMember(server.port, client, email))
      return measureWarm(server.port, members, await openDesk(client))
    }
    await seed(few)
    const before = await measureAll([])
    await seed(many, { postings, busyMembers, busyLines })
    const after = await measureAll(
      Array.from({ length: busyMembers }, (_, n) => crowdEmail(numberOfBusy(n + 1))),
    )
    return looks.flatMap(look => [
      growth(look, 'p50', 0.5, before, after),
      growth(look, 'p99', 0.99, before, after),
    ])
  })
}

const tell = ({
  members,
  postings: made,
  seconds,
}: {
  members: number
  postings: number
  seconds: number
}) => {
  if (members % 2_000 === 0)
    console.log(`  ${members} members, ${made} postings, ${seconds.toFixed(0)} s`)
}

// The same callers both times: those of the first hundred who have something of everything.
const { dayo, efe, halima } = people
const withEverything = [dayo, efe, halima].map(({ customer }) => customer.email)
const ordinary = Array.from({ length: few }, (_, n) => n + 1)
  .filter(n => withEverything.includes(personOf(n)))
  .map(crowdEmail)

type Round = ReadonlyMap<string, readonly number[]>
type Rounds = ReadonlyMap<string, readonly (readonly number[])[]>

function growth(
  { label, mostMs }: Look,
  part: string,
  share: number,
  before: Rounds,
  after: Rounds,
): Figure {
  const took = (rounds: Rounds) => median((rounds.get(label) ?? []).map(round => at(round, share)))
  const [was, is] = [took(before), took(after)]
  const ms = `${was.toFixed(1)} → ${is.toFixed(1)} ms`
  const name = `${part} of ${label} (${ms}), ${few} → ${many}`
  if (mostMs !== undefined) return atMost(name, mostMs, Number(is.toFixed(1)), 'ms')
  return atMost(name, 1.5, Number((is / was).toFixed(2)), 'times')
}

/** Several rounds, so that a busy moment of the machine spoils one of them only; the first warms up. */
async function measureWarm(
  port: number,
  members: readonly PageCaller[],
  desk: PageCaller,
): Promise<Rounds> {
  const all = new Map<string, (readonly number[])[]>()
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, times] of await measure(port, members, desk)) {
      if (round > 0) all.set(name, [...(all.get(name) ?? []), times])
    }
  }
  return all
}

/** How long each page took, sorted; one after the other, every caller in turn. */
async function measure(
  port: number,
  members: readonly PageCaller[],
  desk: PageCaller,
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

type Look = {
  readonly label: string
  readonly name: EndpointName
  readonly query: string
  readonly kind: keyof typeof turns
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

const looks = Object.keys(measured).filter(isName).flatMap(looksOf)
