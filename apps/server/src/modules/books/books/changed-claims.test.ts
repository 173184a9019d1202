// Whoever can write to the database as the role that serves may change rows of refunds, chargebacks and settlements.
// The checks of the books see it.
import { randomUUID } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import { expect, it } from 'vitest'
import { payer } from '#test/clubs/paying.ts'
import { openClaimsDesk } from '#test/desks/claims-desk.ts'
import { checkChargebacks } from './check-chargebacks.ts'
import { checkRefunds } from './check-refunds.ts'
import { checkSettlements } from './check-settlements.ts'
import { mergeFindings } from './findings.ts'
import { fullSpeed } from './in-chunks.ts'

it('finds rows that say something else than the books', async () => {
  await using desk = await openClaimsDesk()
  const { server } = desk.club
  const found = async () => {
    const findings = mergeFindings(
      await checkRefunds(server.db, fullSpeed),
      await checkChargebacks(server.db, fullSpeed),
      await checkSettlements(server.db, fullSpeed),
    )
    return Object.fromEntries([...findings].map(([counter, { example }]) => [counter, example]))
  }
  const query = (text: string, values: readonly unknown[]) =>
    server.asOwner(owner => owner.query({ text, values }))
  /** Finds it, and nothing more once it is as it was. */
  const change = async (table: string, set: string, back: string, id: string, counter: string) => {
    await query(`UPDATE ${table} SET ${set} WHERE id = $1`, [id])
    expect([set, await found()]).toMatchObject([set, { [counter]: expect.anything() }])
    await query(`UPDATE ${table} SET ${back} WHERE id = $1`, [id])
  }
  expect(await found()).toEqual({})

  // Of each kind, and in each state.
  const paid = await desk.paid()
  const waiting = await desk.proposed(paid.id, { amount: 100 })
  const thrown = await desk.paid()
  await desk.post(`refund/discard/${await desk.proposed(thrown.id)}`)
  const given = await desk.paid()
  const done = await desk.confirmed(given.id, { amount: 100, returns_fee: true })
  const refused = await desk.confirmed(given.id, { amount: 0.13 })
  await desk.later(0)
  const byBank = await desk.club.begin({ gateway: 'bank' })
  await desk.club.arrive(byBank, { amount: money('NGN', 101_500n) })
  await desk.confirmed(byBank)
  const disputed = await desk.paid()
  const byHand = { dispute: 'DSP-1', reason: 'The bank wrote to us.', amount: 500 }
  await desk.post(`chargeback/record/${disputed.id}`, byHand)
  const told = await desk.claims.dispute(disputed.chargeId)
  await server.settle()
  await desk.claims.decide(told?.id ?? '', 'lost')
  await server.settle()
  const [lost] = await desk.chargebacks(disputed.id)
  const recover = { from: 'wallet', reason: 'Agreed.', amount: 15 }
  expect((await desk.post(`chargeback/recover/${lost?.id}`, recover)).status).toBe(200)
  const won = await desk.paid()
  const another = await desk.claims.dispute(won.chargeId)
  await server.settle()
  await desk.claims.decide(another?.id ?? '', 'won')
  await server.settle()
  const [counted] = await desk.chargebacks(won.id)
  const settled = await desk.post('settlement/record', {
    gateway: 'card',
    currency: 'NGN',
    paid_out: 900,
    charge: 10,
    received_on: '2026-06-02',
    reference: 'PSK-1',
  })
  const settlement = String(Reflect.get(Object(settled.body), 'id'))
  expect(settled.status).toBe(200)
  expect(await found()).toEqual({})

  const refunds = (id: string, set: string, back: string) =>
    change('refund', set, back, id, 'refunds_off_the_books')
  await refunds(waiting, `status = 'paid'`, `status = 'proposed'`)
  await refunds(waiting, `status = 'sent'`, `status = 'proposed'`)
  await refunds(done, `status = 'failed'`, `status = 'paid'`)
  await refunds(done, 'amount_minor = amount_minor - 1', 'amount_minor = amount_minor + 1')
  await refunds(done, 'fee_minor = fee_minor + 1', 'fee_minor = fee_minor - 1')
  await refunds(refused, `status = 'paid'`, `status = 'failed'`)
  await change(
    'payment',
    'refunded_minor = 0',
    'refunded_minor = 10000',
    given.id,
    'refunds_off_the_books',
  )

  const chargebacks = (id: string | undefined, set: string, back: string) =>
    change('chargeback', set, back, id ?? '', 'chargebacks_off_the_books')
  await chargebacks(lost?.id, 'amount_minor = amount_minor - 1', 'amount_minor = amount_minor + 1')
  await chargebacks(lost?.id, `status = 'won'`, `status = 'lost'`)
  await chargebacks(lost?.id, 'is_booked = false', 'is_booked = true')
  await chargebacks(lost?.id, 'recovered_minor = 0', 'recovered_minor = 1500')
  await chargebacks(counted?.id, `status = 'lost'`, `status = 'won'`)
  const [owner] = await query('SELECT id FROM member WHERE id <> $1 LIMIT 1', [payer.id])
  const other = String(Reflect.get(Object(owner), 'id'))
  await change(
    'payment',
    `member_id = '${other}'`,
    `member_id = '${payer.id}'`,
    disputed.id,
    'chargebacks_off_the_books',
  )

  const settlements = (set: string, back: string) =>
    change('settlement', set, back, settlement, 'settlements_off_the_books')
  await settlements('paid_out_minor = paid_out_minor + 1', 'paid_out_minor = paid_out_minor - 1')
  await settlements('charge_minor = 0', 'charge_minor = 1000')
  await settlements('undone_at = now()', 'undone_at = NULL')
  expect(await found()).toEqual({})

  const gone = randomUUID()
  await query('UPDATE refund SET id = $2 WHERE id = $1', [done, gone])
  expect(await found()).toMatchObject({ refunds_of_nothing: expect.anything() })
})
