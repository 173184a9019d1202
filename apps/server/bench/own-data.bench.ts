// The archive of a member of ten years, and what everybody else notices while it is made.

import { setTimeout } from 'node:timers/promises'
import { getDataExport } from '@kinfold/contract/data-export/get-data-export'
import type pg from 'pg'
import { create } from 'superstruct'
import { crowdEmail, numberOfBusy } from '../src/seed/crowd/crowd-names.ts'
import { seedCrowd } from '../src/seed/crowd/seed-crowd.ts'
import { asOwner } from './as-owner.ts'
import type { ChildServer } from './child-server.ts'
import { atMost, type Figure } from './figure.ts'
import { othersDuring } from './others-during.ts'
import { signIn, tokenOf } from './sign-in.ts'
import { withClub } from './with-club.ts'

/** A line of the wallet and two notifications a day, a payment a week, and a file of 2 MB a year. */
const lines = 3_650
const notifications = 2 * lines
const payments = 520
const files = 10
const receipt = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000, 0x20)])
const holder = crowdEmail(numberOfBusy(1))
const token = tokenOf(holder)

export async function bench(): Promise<Figure[]> {
  return withClub(async ({ server, client, ownerUrl }) => {
    await asOwner(ownerUrl, db =>
      seedCrowd(db, { members: 1, postings: 0, busyMembers: 1, busyLines: lines }),
    )
    await signIn(client, [holder])
    await addYears(client)
    for (let sent = 0; sent < files; sent += 1) await sendFile(server)
    const alone = await othersDuring(server.port, token, () => setTimeout(3_000))
    const before = server.residentMegabytes()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, server.residentMegabytes())
    }, 20)
    const { seconds, p99 } = await othersDuring(server.port, token, () => makeExport(server))
    clearInterval(watch)
    const rounded = (figure: number) => Number(figure.toFixed(1))
    const [{ size = 0 } = {}] = (
      await client.query<{ size: number }>('SELECT size::int FROM data_export')
    ).rows
    return [
      atMost('the export of a member of ten years', 10, Number(seconds.toFixed(2)), 's'),
      atMost(
        `meanwhile other answers, p99 (alone ${rounded(alone.p99)} ms)`,
        50,
        rounded(p99),
        'ms',
      ),
      atMost('memory that it takes on top', 150, rounded(most - before), 'MB'),
      atMost('its size', 30, rounded(size / 1_000_000), 'MB'),
    ]
  })
}

async function addYears(client: pg.Client): Promise<void> {
  const whose = `(SELECT account_id FROM session WHERE token_hash = sha256(convert_to('${token}', 'UTF8')))`
  await client.query(
    `INSERT INTO notification (account_id, kind, title, body, created_at)
     SELECT ${whose}, 'payment', 'Your deposit arrived', repeat('A sentence about it. ', 8), now() - n * interval '12 hours'
       FROM generate_series(1, ${notifications}) n`,
  )
  await client.query(
    `INSERT INTO payment (member_id, purpose, gateway, status, currency, amount_minor, paid_currency, fee_minor,
                          total_minor, reference, created_at)
     SELECT ${whose}, 'deposit', 'card', 'expired', 'NGN', 500000, 'NGN', 0, 500000, 'KF-YEARS-' || n, now() - n * interval '7 days'
       FROM generate_series(1, ${payments}) n`,
  )
}

async function sendFile({ port }: ChildServer): Promise<void> {
  const form = new FormData()
  form.set('purpose', 'receipt')
  form.set('file', new Blob([receipt]), 'receipt.pdf')
  const answer = await fetch(`http://127.0.0.1:${port}/api/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (answer.status !== 200) throw new Error(await answer.text())
}

async function makeExport({ port }: ChildServer): Promise<void> {
  const ask = (method: 'GET' | 'POST') =>
    fetch(`http://127.0.0.1:${port}/api/customer/export`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    })
  const asked = await ask('POST')
  if (asked.status !== 200) throw new Error(await asked.text())
  for (;;) {
    const { latest } = create(await (await ask('GET')).json(), getDataExport.response)
    if (latest?.state === 'ready') return
    if (latest?.state !== 'being_made') throw new Error(`the export is ${latest?.state}`)
    await setTimeout(50)
  }
}
