// Papers of the largest usual size, and what everybody else notices while they are made.

import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Wallets } from '@kinfold/contract/wallet/get-wallets'
import { people } from '@kinfold/personas/people/people'
import type pg from 'pg'
import { create } from 'superstruct'
import { readPages } from '#test/papers/read-paper.ts'
import { crowdEmail, numberOfBusy } from '../src/seed/crowd/crowd-names.ts'
import { seedCrowd } from '../src/seed/crowd/seed-crowd.ts'
import { asOwner } from './as-owner.ts'
import type { ChildServer } from './child-server.ts'
import { atMost, type Figure, median } from './figure.ts'
import { othersDuring } from './others-during.ts'
import { signIn, tokenOf } from './sign-in.ts'
import { withClub } from './with-club.ts'

const lines = 3_000
const holder = crowdEmail(numberOfBusy(1))
const token = tokenOf(holder)

export async function bench(): Promise<Figure[]> {
  return withClub(async ({ server, client, ownerUrl }) => {
    await asOwner(ownerUrl, db =>
      seedCrowd(db, { members: 1, postings: 0, busyMembers: 1, busyLines: lines }),
    )
    await signIn(client, [holder])
    const statement = await statementOf(server)
    // The first paper starts the thread, as it does in a club after a quiet minute.
    const file = await fetchPaper(server, statement)
    const told = (await readPages(file)).join(' ').match(/Deposit|Contribution/g)?.length ?? 0
    // Some more are of the time before.
    if (told < lines) throw new Error(`${told} lines instead of ${lines}`)
    await setTimeout(1_000)
    const alone = await othersDuring(server.port, token, () => setTimeout(3_000))
    const times: number[] = []
    const waits: number[] = []
    let most = 0
    const before = server.residentMegabytes()
    for (let round = 0; round < 5; round += 1) {
      const watch = setInterval(() => {
        most = Math.max(most, server.residentMegabytes())
      }, 20)
      const { seconds, p99 } = await othersDuring(server.port, token, () =>
        fetchPaper(server, statement),
      )
      clearInterval(watch)
      times.push(seconds)
      waits.push(p99)
    }
    const year = await yearReport(server, client)
    const rounded = (figure: number) => Number(figure.toFixed(1))
    return [
      atMost(`a statement of ${lines} lines`, 2, Number(median(times).toFixed(2)), 's'),
      atMost(
        `meanwhile other answers, p99 (alone ${rounded(alone.p99)} ms)`,
        20,
        rounded(median(waits)),
        'ms',
      ),
      atMost('memory that it takes on top', 150, rounded(most - before), 'MB'),
      atMost('the report of a year', 500, rounded(year.ms), 'ms'),
      atMost('its size', 150, rounded(year.kB), 'kB'),
    ]
  })
}

/** That of the member of the demo club who has most. */
async function yearReport(server: ChildServer, client: pg.Client) {
  const session = 'papers-year-session'
  await client.query(
    `INSERT INTO session (account_id, token_hash, created_at, last_seen_at, ends_at)
     SELECT id, $2, now(), now(), now() + interval '1 day' FROM account WHERE email = $1`,
    [people.dayo.customer.email, createHash('sha256').update(session).digest()],
  )
  const path = `/portfolio/report/year?year=${new Date().getFullYear()}`
  const times: number[] = []
  let size = 0
  for (let round = 0; round < 5; round += 1) {
    const from = performance.now()
    size = (await fetchPaper(server, path, session)).length
    times.push(performance.now() - from)
  }
  return { ms: median(times), kB: size / 1000 }
}

async function statementOf({ port }: ChildServer): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/wallet`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { ngn } = create(await answer.json(), Wallets)
  return `/wallet/statement?wallet_id=${ngn?.id ?? ''}&from=2000-01-01&to=2100-01-01`
}

async function fetchPaper({ port }: ChildServer, path: string, as = token): Promise<Uint8Array> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    headers: { authorization: `Bearer ${as}` },
  })
  if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`)
  return new Uint8Array(await answer.arrayBuffer())
}
