// Reconciliation reads as much of a club with a hundred thousand lines as of one with a few.
import { expect, it } from 'vitest'
import { growClub } from '../../../test/grown-club.ts'
import { lineOf, openStatementDesk, today } from '../../../test/statement-desk.ts'
import type { Handle, Statement } from '../../db/database.ts'
import { readBankSide } from './read-bank-side.ts'
import { readHeld } from './read-held.ts'

const lines = 100_000

it('costs as much with a hundred thousand lines as with a few', { timeout: 300_000 }, async () => {
  await using desk = await openStatementDesk()
  const { db } = desk.server
  const blocks = async () => {
    const read: Statement[] = []
    const listening: Handle = {
      ...db,
      query: statement => {
        read.push(statement)
        return db.query(statement)
      },
    }
    await readBankSide(listening, today)
    await readHeld(listening, today)
    let sum = 0
    for (const statement of read) sum += await blocksOf(db, statement)
    return sum
  }
  await desk.send([lineOf(1_00n), lineOf(2_00n, { bookedOn: '2026-06-01' }), lineOf(-50n)])
  await desk.reconciled()
  const few = await blocks()

  await db.query({
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
  await desk.server.asOwner(owner => growClub(owner, { entries: lines, files: 0 }))
  await db.query({ text: 'ANALYZE' })
  await desk.reconciled()
  const many = await blocks()
  expect(many).toBeLessThan(few + 20)
})

async function blocksOf(db: Handle, { text, values }: Statement): Promise<number> {
  const [explained] = await db.query<{ 'QUERY PLAN': readonly { Plan: object }[] }>({
    text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    ...(values !== undefined && { values }),
  })
  const plan = explained?.['QUERY PLAN'][0]?.Plan
  if (plan === undefined) throw new Error('no plan')
  return (
    Number(Reflect.get(plan, 'Shared Hit Blocks')) + Number(Reflect.get(plan, 'Shared Read Blocks'))
  )
}
