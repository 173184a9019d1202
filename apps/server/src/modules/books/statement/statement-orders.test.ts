// The same money is told by the bank's file, by people and by a provider, in any order, more than once, and at
// the same time: it counts once.

import { money } from '@kinfold/contract/money/money'
import { people } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOf, openStatementDesk, type StatementDesk, today } from '#test/desks/statement-desk.ts'
import { clearingOf } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { bookArrival } from '../../money/arrival/book-arrival.ts'
import { lockPayment } from '../../money/payment/lock-payment.ts'

const runs = process.env.KINFOLD_LONG === undefined ? 4 : 400
const long = { timeout: patience(3_600_000) }

/** Several at once, one after the other. */
const ordersOf = <Act extends string>(acts: readonly Act[]) =>
  fc.array(fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 3 }), { maxLength: 5 })

async function carryOut<Act extends string>(
  order: readonly (readonly Act[])[],
  acts: Readonly<Record<Act, () => Promise<unknown>>>,
) {
  for (const atOnce of order) await Promise.all(atOnce.map(act => acts[act]()))
}

let told = 100_000
/** An amount that nothing else has. */
function nextAmount(): number {
  told += 1
  return told
}

const lineWith = async (desk: StatementDesk, amount: number) => {
  const [shown, ...more] = (await desk.lines()).filter(line => line.amount.amount === amount)
  expect(more).toEqual([])
  return shown
}
const idOf = ({ body }: { readonly body: unknown }): string | undefined =>
  Reflect.get(Object(body), 'id')

const bankActs = ['statement', 'longer statement', 'confirm', 'record', 'assign'] as const

it('a transfer to the club’s bank account is credited once', long, async () => {
  await using desk = await openStatementDesk()
  const order = fc.record({
    done: ordersOf(bankActs),
    /** The line says which payment it is for. */
    isNamed: fc.boolean(),
    /** Who writes it down by hand copies the bank's reference, and on the bank's day. */
    isCopied: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(order, async story => {
      const amount = nextAmount()
      const minor = BigInt(amount) * 100n
      const { id, reference } = await desk.announce(minor)
      const line = lineOf(minor, story.isNamed ? { text: `NIP ${reference}` } : {})
      const wallet = await desk.wallet('dayo')
      const bank = await desk.atBank()
      const bank_reference = story.isCopied ? line.reference : `HAND-${amount}`
      const hand = { received_on: story.isCopied ? today : '2026-06-01', bank_reference }
      const others = new Set<string>()
      let unmatched_id: string | undefined
      const confirm = () =>
        desk.post(`transfer/confirm/${id}`, { received_amount: amount, ...hand })
      const assign = () => {
        const body = { customer_id: people.dayo.customer.id, payment_id: id }
        return desk.post(`unmatched/assign/${unmatched_id}`, body)
      }
      const acts = {
        statement: () => desk.send([line]),
        'longer statement': () => {
          const other = lineOf(1n)
          others.add(other.bankId)
          return desk.send([other, line])
        },
        confirm,
        record: async () => {
          const made = idOf(await desk.record({ amount, ...hand }))
          unmatched_id ??= made
        },
        assign,
      }
      await carryOut([...story.done, ['statement']], acts)
      // A person finishes what waits, and can't make it count again.
      const shown = await lineWith(desk, amount)
      const match = (body: object) => desk.match(shown?.id ?? '', body)
      for (let turn = 0; turn < 2; turn += 1) {
        if (unmatched_id !== undefined) await match({ to: 'unmatched', unmatched_id })
        await Promise.all([match({ to: 'payment', payment_id: id }), confirm(), assign()])
      }
      const credited = Math.round(((await desk.wallet('dayo')) - wallet) * 100)
      expect([story, credited]).toEqual([story, Number(minor)])
      expect([story, (await desk.atBank()) - bank]).toEqual([story, minor + BigInt(others.size)])
      const ended = await lineWith(desk, amount)
      expect(ended?.state).toBe('matched')
      expect(ended?.payment_id === id || ended?.unmatched_id === unmatched_id).toBe(true)
    }),
    {
      numRuns: runs,
      examples: [
        [{ done: [['statement'], ['record']], isNamed: true, isCopied: false }],
        [{ done: [['record'], ['statement'], ['confirm']], isNamed: true, isCopied: false }],
      ],
    },
  )
})

const providerActs = ['webhook', 'statement', 'longer statement', 'settle', 'confirm'] as const

describe.each(['transfer', 'card'] as const)('what a provider takes by %s', gateway => {
  it('is credited once, and comes to the bank once', long, async () => {
    await using desk = await openStatementDesk()
    const { db, clock, parts } = desk.server
    const clearing = async () => (await readBalance(db, clearingOf(gateway, 'NGN'))).balance.minor
    const order = fc.record({
      done: ordersOf(providerActs),
      /** What the bank's line says: the provider's reference, the payment's, or nothing. */
      says: fc.constantFrom('settlement', 'payment', 'nothing'),
    })
    await fc.assert(
      fc.asyncProperty(order, async story => {
        const amount = nextAmount()
        const minor = BigInt(amount) * 100n
        const expiresAt = new Date(clock.now.getTime() + 3_600_000)
        const checkout = { gateway, provider: 'sandbox', status: 'pending', expiresAt } as const
        const { id, reference } = await desk.announce(minor, 'dayo', checkout)
        const settlement = `STL-${amount}`
        const text = { settlement, payment: reference, nothing: 'NIP' }[story.says]
        const line = lineOf(minor, { text })
        const before = {
          wallet: await desk.wallet('dayo'),
          bank: await desk.atBank(),
          clearing: await clearing(),
        }
        const others = new Set<string>()
        let settlement_id: string | undefined
        const chargeId = `charge ${id}`
        const arrival = { amount: money('NGN', minor), chargeId, arrivedAt: clock.now }
        const settled = { gateway, currency: 'NGN', paid_out: amount, received_on: today }
        const settle = async (more: object = {}) => {
          const body = { ...settled, reference: settlement, ...more }
          const made = idOf(await desk.post('settlement/record', body))
          settlement_id ??= made
        }
        const webhook = () =>
          db.transaction(async tx => {
            const row = await lockPayment(tx, id)
            if (row !== undefined) await bookArrival(parts.services, tx, row, arrival)
          })
        await carryOut([...story.done, ['webhook'], ['statement']], {
          webhook,
          statement: () => desk.send([line]),
          'longer statement': () => {
            const other = lineOf(1n)
            others.add(other.bankId)
            return desk.send([other, line])
          },
          settle: () => settle(),
          confirm: () => {
            const hand = { received_on: today, bank_reference: `HAND-${amount}` }
            return desk.post(`transfer/confirm/${id}`, { received_amount: amount, ...hand })
          },
        })
        const shown = await lineWith(desk, amount)
        for (let turn = 0; turn < 2; turn += 1) {
          if (settlement_id === undefined) await settle({ line_id: shown?.id })
          else await desk.match(shown?.id ?? '', { to: 'settlement', settlement_id })
        }
        const credited = Math.round(((await desk.wallet('dayo')) - before.wallet) * 100)
        expect([story, credited]).toEqual([story, Number(minor)])
        const atBank = (await desk.atBank()) - before.bank
        expect([story, atBank]).toEqual([story, minor + BigInt(others.size)])
        expect([story, await clearing()]).toEqual([story, before.clearing])
        expect(await lineWith(desk, amount)).toMatchObject({ state: 'matched', settlement_id })
      }),
      { numRuns: runs },
    )
  })
})
