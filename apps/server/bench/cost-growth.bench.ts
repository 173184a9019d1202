// What a member's screens cost in a club of a hundred, and in one of a hundred thousand.
import { Wallets } from '@kinfold/contract/wallet/get-wallets'
import { create } from 'superstruct'
import { atMost, type Figure, median } from './figure.ts'
import { at, getRequest, openCaller } from './load.ts'
import { addMembers, type Crowd, membersOf, tokenOf } from './many-members.ts'
import { withClub } from './with-club.ts'

const many = 100_000
const few: Crowd = { name: 'few', members: 100, entriesEach: 20 }
const crowd: Crowd = { name: 'crowd', members: many - 110, entriesEach: 20 }
const busy: Crowd = { name: 'busy', members: 10, entriesEach: 10_000 }
const turns = 1_500
const rounds = 3

const screens: Readonly<Record<string, (walletId: string) => readonly string[]>> = {
  overview: () => ['/customer/get', '/portfolio/summary/customer', '/wallet'],
  wallet: () => ['/wallet'],
  transactions: walletId => [`/wallet/transactions?wallet_id=${walletId}`],
}

export async function bench(): Promise<Figure[]> {
  return withClub(async ({ server, client }) => {
    await addMembers(client, few)
    const before = await measureWarm(server.port, [few])
    await addMembers(client, crowd)
    await addMembers(client, busy)
    const after = await measureWarm(server.port, [crowd, busy])
    return Object.keys(screens).flatMap(name => [
      growth(name, 'p50', 0.5, before, after),
      growth(name, 'p99', 0.99, before, after),
    ])
  })
}

type Caller = { readonly token: string; readonly walletId: string }

async function tokensOf(port: number, crowds: readonly Crowd[]): Promise<Caller[]> {
  const tokens = crowds.flatMap(each => membersOf(each).map(member => tokenOf(each, member)))
  return Promise.all(
    tokens.map(async token => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`http://127.0.0.1:${port}/api/wallet`, { headers })
      const { ngn } = create(await answer.json(), Wallets)
      return { token, walletId: ngn?.id ?? '' }
    }),
  )
}

function growth(
  name: string,
  label: string,
  share: number,
  before: readonly Round[],
  after: readonly Round[],
): Figure {
  const took = (rounds: readonly Round[]) =>
    median(rounds.map(round => at(round.get(name) ?? [], share)))
  const [was, is] = [took(before), took(after)]
  const ms = `${was.toFixed(1)} → ${is.toFixed(1)} ms`
  const times = Number((is / was).toFixed(2))
  return atMost(`${label} of ${name} (${ms}), 100 → ${many} members`, 1.5, times, 'times')
}

type Round = ReadonlyMap<string, readonly number[]>

/** Several rounds, so that a busy moment of the machine spoils one of them only; the first warms up. */
async function measureWarm(port: number, crowds: readonly Crowd[]): Promise<readonly Round[]> {
  const callers = await tokensOf(port, crowds)
  const taken: Round[] = []
  for (let round = 0; round <= rounds; round += 1) taken.push(await measure(port, callers))
  return taken.slice(1)
}

/** How long each screen took, sorted; one after the other, every caller in turn. */
async function measure(port: number, callers: readonly Caller[]): Promise<Round> {
  const socket = await openCaller(port)
  const times = new Map<string, number[]>()
  for (const [name, paths] of Object.entries(screens)) {
    const took: number[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const { token, walletId } = callers[turn % callers.length] ?? { token: '', walletId: '' }
      const from = performance.now()
      for (const path of paths(walletId)) {
        const status = await socket.send(getRequest(`/api${path}`, token))
        if (status !== '200') throw new Error(`${path} answered ${status}`)
      }
      took.push(performance.now() - from)
    }
    times.set(
      name,
      took.toSorted((a, b) => a - b),
    )
  }
  socket.close()
  return times
}
