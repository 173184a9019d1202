// Withdrawals that were there before the account was kept with them: the migration finds what it can.
import { readFileSync } from 'node:fs'
import { people } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWithdrawingClub, type WithdrawingClub } from '#test/clubs/withdrawing.ts'

let club: WithdrawingClub
beforeAll(async () => {
  club = await openWithdrawingClub()
})
afterAll(() => club[Symbol.asyncDispose]())

const added = [
  'left_wallet_at',
  'bank_account_id',
  'account_check',
  'bank_code',
  'routing_number',
  'swift',
  'bank_address',
  'country',
]
const file = new URL('../../../../drizzle/0025_withdrawal_payee.sql', import.meta.url)

// What was approved then left its wallet when it was paid; the demo club’s leaves it at its approval.
const kept = () =>
  club.server.db.query<{ currency: string; member_id: string }>({
    text: `SELECT w.id, w.currency, wallet.member_id, ${added.map(name => `w.${name}`).join(', ')}
             FROM withdrawal w JOIN wallet ON wallet.id = w.wallet_id
            WHERE w.status NOT IN ('approved', 'in_batch') ORDER BY w.requested_at, w.id`,
  })

async function migrateAgain(): Promise<void> {
  const columns = [...added, 'batch_id'].map(name => `DROP COLUMN ${name} CASCADE`).join(', ')
  const positive = 'DROP CONSTRAINT withdrawal_amount_positive'
  await club.server.asOwner(async owner => {
    await owner.query({ text: `ALTER TABLE withdrawal ${positive}, ${columns}` })
    for (const text of readFileSync(file, 'utf8').split(/;\s*$/m)) {
      if (text.trim() !== '') await owner.query({ text })
    }
  })
}

it('keep the account they name, as far as it still stands, and whether their money has left', async () => {
  const before = await kept()
  expect(before.length).toBeGreaterThan(10)
  await migrateAgain()
  expect(await kept()).toEqual(before)

  await club.server.db.query({
    text: `UPDATE bank_account SET account_number = '999' WHERE member_id = ANY ($1)`,
    values: [[people.dayo.customer.id, people.efe.customer.id]],
  })
  await migrateAgain()
  for (const row of await kept()) {
    if (row.member_id === people.halima.customer.id) continue
    const account_check = row.currency === 'NGN' ? 'not_needed' : 'waiting'
    expect(row).toMatchObject({ bank_account_id: null, account_check })
  }
})
