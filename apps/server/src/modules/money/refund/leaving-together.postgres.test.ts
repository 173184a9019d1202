// What is left of a wallet decides whether money may leave it, or pay a debt: of two who decide so in one moment the
// second sees what the first has left.
import { people } from '@kinfold/personas/people/people'
import { expect, it } from 'vitest'
import { rowLock, whileLocked } from '#test/databases/while-locked.ts'
import { done } from '#test/desks/approvers-desk.ts'
import { type DetoursDesk, openDetoursDesk } from '#test/desks/detours-desk.ts'
import { today } from '#test/desks/statement-desk.ts'

const ofDayo = rowLock('member', people.dayo.customer.id)

const clearsAfter = ({ server }: DetoursDesk, days: number) =>
  server.db.query({
    text: `UPDATE fee_rule SET clearing_days = $1 WHERE name = 'processing'`,
    values: [days],
  })

/** A transfer that came, and of which all is to be given back. */
async function proposed(desk: DetoursDesk): Promise<string> {
  const { id, reference } = await desk.announce(250_00n)
  const line = { received_amount: 250, received_on: today, bank_reference: `FT ${reference}` }
  await done(desk.act('zainab', `transfer/confirm/${id}`, line))
  return done(desk.act('uche', `payment/refund/${id}`, { reason: 'Paid twice.' }))
}

it('two refunds by hand give back what has cleared, and no more', async () => {
  await using desk = await openDetoursDesk()
  await desk.asked(await desk.available())
  await clearsAfter(desk, 2)
  await desk.paidByCard(500_00n)
  const refunds = [await proposed(desk), await proposed(desk)]
  await desk.asked(250)
  const acts = refunds.map(
    id => () => desk.act('ngozi', `refund/confirm/${id}`, { seen: 'proposed' }),
  )
  const answers = await whileLocked(desk.server.db, ofDayo, acts)
  expect(answers).toMatchObject([{ status: 200 }, { code: 'money_not_ready' }])
})

it('two debts are paid out of what has cleared, and no more', async () => {
  await using desk = await openDetoursDesk()
  await desk.asked(await desk.available())
  const payments = [await desk.paidByCard(250_00n), await desk.paidByCard(250_00n)]
  await desk.asked(250)
  await clearsAfter(desk, 2)
  await desk.paidByCard(250_00n)
  const debts: string[] = []
  for (const payment of payments) debts.push(await desk.takenBack(payment))
  for (const debt of debts) await done(desk.decide('uche', debt, 'lost'))
  const body = { seen: 250, from: 'wallet', reason: 'It is owed.' }
  const acts = debts.map(debt => () => desk.act('ngozi', `chargeback/recover/${debt}`, body))
  const answers = await whileLocked(desk.server.db, ofDayo, acts)
  expect(answers).toMatchObject([{ status: 200 }, { code: 'insufficient_balance' }])
})
