// Reconciliation reads as much of a club with a hundred thousand lines and many wallets as of one with a few.
import { people } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { growWallet, growWallets } from '#test/clubs/grown-club.ts'
import { blocksOf } from '#test/databases/blocks-of.ts'
import { rowsReadBy } from '#test/databases/rows-read-by.ts'
import { lineOf, openStatementDesk, today } from '#test/desks/statement-desk.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { readReconciliations } from './read-reconciliations.ts'

const lines = 100_000
const wallets = 50_000

it('costs as much with a hundred thousand lines and many wallets as with a few', {
  timeout: patience(300_000),
}, async () => {
  await using desk = await openStatementDesk()
  const { db } = desk.server
  const { clock } = desk.server.parts.services
  const blocks = () =>
    blocksOf(db, listening => readReconciliations({ db: listening, clock }, today))
  // What the planner knows of the club, and how big its tables are, decides how it is read: as much of both before.
  const settled = async () => {
    await desk.server.asOwner(owner => owner.query({ text: 'VACUUM ANALYZE' }))
    await desk.reconciled()
  }
  await desk.server.asOwner(owner => growWallets(owner, wallets))
  await desk.send([lineOf(1_00n), lineOf(2_00n, { bookedOn: '2026-06-01' }), lineOf(-50n)])
  await settled()
  const few = await blocks()

  await db.query({
    timeoutMs: patience(60_000),
    text: `
      WITH added AS (
        INSERT INTO statement_line (statement_id, account_id, currency, position, fingerprint, booked_on,
                                    amount_minor, reference, sender_name, text, state, because, is_charge)
        SELECT s.id, s.account_id, 'NGN', n, sha256(convert_to(n::text, 'UTF8')), '2026-05-01'::date + n % 30,
               -100, '', '', '', 'matched', '{person}', true
          FROM bank_statement s, generate_series(1, ${lines}) n
        RETURNING account_id, booked_on, amount_minor)
      INSERT INTO statement_day (account_id, booked_on, amount_minor)
      SELECT account_id, booked_on, sum(amount_minor) FROM added GROUP BY 1, 2`,
  })
  await desk.server.asOwner(owner =>
    growWallet(owner, walletOf(people.dayo.customer.id, 'NGN'), lines / 2),
  )
  await settled()
  expect(await blocks()).toBeLessThan(few + 20)
  await db.transaction(async tx => {
    const read = () => readReconciliations({ db: { ...db, ...tx }, clock }, today)
    expect(await rowsReadBy(tx, 'ledger.account', read)).toBeLessThan(wallets / 20)
  })
})
