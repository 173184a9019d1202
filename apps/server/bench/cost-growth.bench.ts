// What every list, report and paper costs in a club of a hundred members, and in one of a hundred thousand.
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { crowdEmail, numberOfBusy } from '../src/seed/crowd/crowd-names.ts'
import { personOf } from '../src/seed/crowd/crowd-people.ts'
import { type Crowd, seedCrowd } from '../src/seed/crowd/seed-crowd.ts'
import { asOwner } from './as-owner.ts'
import { atMost, type Figure, median } from './figure.ts'
import { unfelt } from './growing-pages.ts'
import { at } from './load.ts'
import { type Look, looks, type MeasuredClub, measurePages, type Took } from './measure-pages.ts'
import { openDesk, openMember } from './open-page-caller.ts'
import { signIn } from './sign-in.ts'
import { untilSealed } from './until-sealed.ts'
import { type Club, withClub } from './with-club.ts'

// Less of it: KINFOLD_CROWD=5000:500000, or all of them with two hundred lines each: KINFOLD_CROWD=100000:20000000.
const [many = 100_000, postings = 2_100_000] = (process.env.KINFOLD_CROWD ?? '')
  .split(':')
  .filter(Boolean)
  .map(Number)
const few = 100
const busyMembers = 10
const busyLines = Math.min(10_000, Math.ceil(postings / 200))
// On average a member has so many. Where the postings don't reach for all, the last ones are as new as Bola.
const postingsEach = 200
const whole = Math.min(many - busyMembers, Math.ceil(postings / postingsEach))
const roundsMeasured = 3
// In three rounds of both clubs these are fifty thousand calls, which is a quarter of an hour; the middle round counts.
const turns = { member: 100, desk: 40, paper: 30 }

export async function bench(): Promise<Figure[]> {
  return withClub(small =>
    withClub(async large => {
      // The same hundred first, so that the same members ask in both. In many small batches, each of which has something
      // of all that belongs to nobody: a small club has a page of each list too.
      for (const club of [small, large]) await grow(club, hundred, { batch: 4 })
      await grow(large, { members: whole, postings: 0, busyMembers: 0 })
      await grow(large, { members: many, postings, busyMembers, busyLines, person: newcomer })
      const busy = Array.from({ length: busyMembers }, (_, n) => crowdEmail(numberOfBusy(n + 1)))
      const rounds = await measureWarm([await openClub(small, []), await openClub(large, busy)])
      return looks.flatMap(look => [
        growth(look, 'p50', 0.5, rounds),
        growth(look, 'p99', 0.99, rounds),
        ...(look.kind === 'member' ? [ofBusy(look, rounds)] : []),
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
  const { port } = server
  const staff = Object.values(operators).map(({ email }) => email)
  await signIn(client, [...staff, ...ordinary, ...busy])
  const open = async (emails: readonly string[]) => {
    const callers = []
    for (const email of emails) callers.push(await openMember(port, client, email))
    return callers
  }
  const [members, ofBusyMembers] = [await open(ordinary), await open(busy)]
  return { port, members, busy: ofBusyMembers, desk: await openDesk(client) }
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

type Rounds = readonly ReadonlyMap<string, Took>[]

const took = (rounds: Rounds, label: string, who: keyof Took, share: number) =>
  median(rounds.map(round => at(round.get(label)?.[who] ?? [], share)))

/** The same callers in both clubs. */
function growth({ label, because }: Look, part: string, share: number, rounds: Rounds): Figure {
  const was = took(rounds, label, 'small', share)
  const is = took(rounds, label, 'large', share)
  const ms = `${was.toFixed(1)} → ${is.toFixed(1)} ms`
  const name = `${part} of ${label} (${ms}), ${few} → ${many}`
  if (because !== undefined)
    return atMost(`${name}: ${because}`, unfelt, Number(is.toFixed(1)), 'ms')
  return atMost(name, 1.5, Number((is / was).toFixed(2)), 'times')
}

/** Ten in a hundred thousand have so much that more is read for them; it still doesn't keep anybody waiting. */
function ofBusy({ label }: Look, rounds: Rounds): Figure {
  const name = `p99 of ${label}, members with ${busyLines} lines`
  return atMost(name, 50, Number(took(rounds, label, 'busy', 0.99).toFixed(1)), 'ms')
}

/** Several rounds, so that a busy moment of the machine spoils one of them only; the first warms up. */
async function measureWarm(clubs: readonly [MeasuredClub, MeasuredClub]): Promise<Rounds> {
  const measuredRounds: ReadonlyMap<string, Took>[] = []
  for (let round = 0; round <= roundsMeasured; round += 1)
    measuredRounds.push(await measurePages(clubs, turns))
  return measuredRounds.slice(1)
}
