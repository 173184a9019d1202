// What every list, report and paper costs in a club of a hundred members, and in one of a hundred thousand.
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { crowdEmail, numberOfBusy } from '../src/seed/crowd/crowd-names.ts'
import { personOf } from '../src/seed/crowd/crowd-people.ts'
import { type Crowd, seedCrowd } from '../src/seed/crowd/seed-crowd.ts'
import { asOwner } from './as-owner.ts'
import { atMost, type Figure, median } from './figure.ts'
import { at } from './load.ts'
import { type Look, looks, type MeasuredClub, measurePages } from './measure-pages.ts'
import { openDesk, openMember } from './open-page-caller.ts'
import { signIn } from './sign-in.ts'
import { untilSealed } from './until-sealed.ts'
import { type Club, withClub } from './with-club.ts'

// Less of it: KINFOLD_CROWD=5000:500000, or as many members with less each: KINFOLD_CROWD=100000:2100000.
const [many = 100_000, postings = 20_000_000] = (process.env.KINFOLD_CROWD ?? '')
  .split(':')
  .filter(Boolean)
  .map(Number)
const few = 100
const busyMembers = 10
const busyLines = Math.min(10_000, Math.ceil(postings / 200))
// On average a member has so many. Where the postings don't reach for all, the last ones are as new as Bola.
const postingsEach = 200
const whole = Math.min(many - busyMembers, Math.ceil(postings / postingsEach))
const rounds = 3
const turns =
  many < 100_000 ? { member: 60, desk: 40, paper: 30 } : { member: 300, desk: 120, paper: 60 }

export async function bench(): Promise<Figure[]> {
  return withClub(small =>
    withClub(async large => {
      // The same hundred first, so that the same members ask in both. In many small batches, each of which has something
      // of all that belongs to nobody: a small club has a page of each list too.
      for (const club of [small, large]) await grow(club, hundred, { batch: 4 })
      await grow(large, { members: whole, postings: 0, busyMembers: 0 })
      await grow(large, { members: many, postings, busyMembers, busyLines, person: newcomer })
      const busy = Array.from({ length: busyMembers }, (_, n) => crowdEmail(numberOfBusy(n + 1)))
      const [before, after] = await measureWarm([
        await openClub(small, []),
        await openClub(large, busy),
      ])
      return looks.flatMap(look => [
        growth(look, 'p50', 0.5, before, after),
        growth(look, 'p99', 0.99, before, after),
      ])
    }),
  )
}

const hundred: Crowd = { members: few, postings: 0, busyMembers: 0 }

const grow = (club: Club, crowd: Crowd, manner: { readonly batch?: number } = {}) =>
  asOwner(club.ownerUrl, db => seedCrowd(db, crowd, { ...manner, told: tell }))

/** Everybody who will ask, and the ids that they ask about. */
async function openClub({ server, client }: Club, busy: readonly string[]): Promise<MeasuredClub> {
  await untilSealed(client)
  const emails = [...ordinary, ...busy]
  await signIn(client, [...Object.values(operators).map(({ email }) => email), ...emails])
  const members = []
  for (const email of emails) members.push(await openMember(server.port, client, email))
  const desk = await openDesk(client)
  // Papers of those who have ten thousand lines are long, not slow.
  return { port: server.port, members, ordinary: members.slice(0, ordinary.length), desk }
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
  if (members % 2_000 < 200)
    console.log(`  ${members} members, ${made} postings, ${seconds.toFixed(0)} s`)
}

// The same callers both times: those of the first hundred who have something of everything.
const { bola, dayo, efe, halima } = people
const newcomer = bola.customer.email
const withEverything = [dayo, efe, halima].map(({ customer }) => customer.email)
const ordinary = Array.from({ length: few }, (_, n) => n + 1)
  .filter(n => withEverything.includes(personOf(n)))
  .map(crowdEmail)

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
  clubs: readonly [MeasuredClub, MeasuredClub],
): Promise<[Rounds, Rounds]> {
  const small = new Map<string, (readonly number[])[]>()
  const large = new Map<string, (readonly number[])[]>()
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, [inSmall, inLarge]] of await measurePages(clubs, turns)) {
      if (round === 0) continue
      small.set(name, [...(small.get(name) ?? []), inSmall])
      large.set(name, [...(large.get(name) ?? []), inLarge])
    }
  }
  return [small, large]
}
