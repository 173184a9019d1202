// Money that lies with a provider is shown by what that paid out, beside all that its giver gave since.
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApproversDesk, done, openApproversDesk } from '#test/desks/approvers-desk.ts'
import type { Transaction } from '../../../db/database.ts'
import { settlement } from '../bank-line/statement.tables.ts'
import { readHasReliedOn } from './read-has-relied-on.ts'
import { readPayeeStandings } from './read-payee-standings.ts'

let desk: ApproversDesk
beforeEach(async () => {
  desk = await openApproversDesk()
})
afterEach(() => desk[Symbol.asyncDispose]())

const dayo = people.dayo.customer.id
const many = 20_000

/** A chargeback that tunde alone says was won, and much that he gave since. */
async function wonBefore() {
  const { db } = desk.server
  const card = await desk.paidByCard(250_00n)
  const dispute = { dispute: `DSP ${card.slice(0, 8)}`, reason: 'The bank wrote.' }
  const debt = await done(desk.act('uche', `chargeback/record/${card}`, dispute))
  await done(desk.act('tunde', `chargeback/decide/${debt}`, { outcome: 'won' }))
  await db.query({
    text: `
      INSERT INTO hand_credit (source_id, credited_by, kind, member_id, currency, amount_minor, created_at)
      SELECT gen_random_uuid(), c.credited_by, 'unmatched', $1::uuid, c.currency, 1, c.created_at + n * interval '1 second'
        FROM hand_credit c CROSS JOIN generate_series(1, ${many}) n
       WHERE c.source_id = $2`,
    values: [people.halima.customer.id, debt],
  })
  await desk.server.asOwner(owner => owner.query({ text: 'VACUUM ANALYZE hand_credit' }))
}

/** How often it is looked up with which provider money lies. */
async function lookUps(tx: Transaction): Promise<number> {
  const [counted] = await tx.query<{ scans: number }>({
    text: `SELECT (seq_scan + idx_scan)::int AS scans FROM pg_stat_xact_user_tables
            WHERE relname = 'unmatched_money'`,
  })
  return counted?.scans ?? 0
}

describe('with which provider money lies is not looked up for each credit that its giver gave', () => {
  it('since', async () => {
    await wonBefore()
    await desk.server.db.transaction(async tx => {
      const before = await lookUps(tx)
      const { matters } = (await readPayeeStandings(tx, [dayo], desk.server.clock.now))(dayo)
      expect(matters).toMatchObject([{ kind: 'won_back', isShown: false }])
      expect((await lookUps(tx)) - before).toBeLessThan(100)
    })
  })

  it('until a provider paid out, when the match of that is undone', async () => {
    await wonBefore()
    const day = 24 * 60 * 60_000
    const [row] = await desk.server.db.orm
      .insert(settlement)
      .values({
        gateway: 'card',
        currency: 'NGN',
        paidOutMinor: 1n,
        chargeMinor: 0n,
        receivedOn: '2026-06-03',
        reference: 'STL 1',
        recordedBy: operators.uche.operatorId,
        createdAt: new Date(desk.server.clock.now.getTime() + day),
      })
      .returning()
    await desk.server.db.transaction(async tx => {
      const before = await lookUps(tx)
      const shown = { sources: [], settlementId: row?.id ?? null, matchedBy: 'another' }
      expect(await readHasReliedOn(tx, shown, operators.tunde.operatorId)).toBe(false)
      expect((await lookUps(tx)) - before).toBeLessThan(100)
    })
  })
})
