// Money that lies with a provider is shown by what that paid out, beside all that its giver gave since.
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ApproversDesk, done, openApproversDesk } from '#test/desks/approvers-desk.ts'
import { readPayeeStandings } from './read-payee-standings.ts'

let desk: ApproversDesk
beforeEach(async () => {
  desk = await openApproversDesk()
})
afterEach(() => desk[Symbol.asyncDispose]())

const dayo = people.dayo.customer.id
const many = 20_000

it('with which provider money lies is not looked up for each credit that its giver gave since', async () => {
  const { db } = desk.server
  const card = await desk.paidByCard(250_00n)
  const dispute = { dispute: `DSP ${card}`, reason: 'The bank wrote.' }
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
  await db.transaction(async tx => {
    const lookUps = async () => {
      const [counted] = await tx.query<{ scans: number }>({
        text: `SELECT (seq_scan + idx_scan)::int AS scans FROM pg_stat_xact_user_tables
                WHERE relname = 'unmatched_money'`,
      })
      return counted?.scans ?? 0
    }
    const before = await lookUps()
    const { matters } = (await readPayeeStandings(tx, [dayo], desk.server.clock.now))(dayo)
    expect(matters).toMatchObject([{ kind: 'won_back', isShown: false }])
    expect((await lookUps()) - before).toBeLessThan(100)
  })
})
