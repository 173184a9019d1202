import { money } from '@kinfold/contract/money/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faults, timeoutWith } from '#test/stand-ins/misbehave.ts'
import {
  noSuchAccount,
  type StandInPaystack,
  startPaystackPayments,
} from '#test/stand-ins/stand-in-paystack.ts'
import { createReference } from '../../../modules/money/payment/create-reference.ts'
import type { PayoutProvider } from '../payout-provider.ts'
import { paystackPayouts } from './paystack-payouts.ts'
import { transferReferenceOf, withdrawalReferenceOf } from './transfer-reference.ts'

const secretKey = 'sk_test_of_the_club'
const amount = money('NGN', 250_050n)

let paystack: StandInPaystack
let provider: PayoutProvider
beforeEach(async () => {
  paystack = await startPaystackPayments(secretKey, () => new Date())
  provider = paystackPayouts({ secretKey, url: paystack.url })
})
afterEach(() => paystack[Symbol.asyncDispose]())

const orderOf = (accountNumber = '0123456789') => ({
  reference: createReference(),
  amount,
  payee: { accountName: 'Dayo Bello', accountNumber, bankCode: '058' },
})

it('sends a transfer to the account, in kobo, once for each reference', async () => {
  const order = orderOf()
  expect(await provider.find(order.reference)).toEqual({ state: 'unknown' })
  expect(await provider.send(order)).toEqual({ state: 'paid', amount })
  const [, recipient, transfer] = paystack.asked
  expect(recipient?.body).toMatchObject({ account_number: '0123456789', bank_code: '058' })
  expect(transfer?.body).toMatchObject({
    source: 'balance',
    amount: 250_050,
    currency: 'NGN',
    recipient: 'RCP_0123456789_058',
    reason: order.reference,
  })
  expect(await provider.send(order)).toEqual({ state: 'paid', amount })
  expect(await provider.find(order.reference)).toEqual({ state: 'paid', amount })
  expect(paystack.transfers.size).toBe(1)
})

it('has a reference that Paystack takes, and that leads back to ours', () => {
  const reference = createReference()
  expect(transferReferenceOf(reference)).toMatch(/^[a-z0-9_-]{16,50}$/)
  expect(withdrawalReferenceOf(transferReferenceOf(reference))).toBe(reference)
  expect(withdrawalReferenceOf('salary-of-march-2026')).toBeUndefined()
})

it.each([
  ['success', 'paid'],
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['received', 'pending'],
  ['otp', 'pending'],
  ['failed', 'failed'],
  ['abandoned', 'failed'],
  ['blocked', 'failed'],
  ['rejected', 'failed'],
  ['reversed', 'returned'],
  ['something new', undefined],
])('calls a transfer that is %s %s', async (status, state) => {
  const order = orderOf()
  await provider.send(order)
  paystack.settleTransfer(transferReferenceOf(order.reference), status)
  expect((await provider.find(order.reference))?.state).toBe(state)
})

describe('nothing is sent', () => {
  it('while the balance is too small, and it is tried again', async () => {
    const order = orderOf()
    paystack.balance = 100
    await expect(async () => provider.send(order)).rejects.toThrow(
      `Paystack made no transfer for ${order.reference}: Your balance is not enough`,
    )
    expect(await provider.find(order.reference)).toEqual({ state: 'unknown' })
    paystack.balance = 1_000_000
    expect(await provider.send(order)).toEqual({ state: 'paid', amount })
  })

  it('to an account that there isn’t, which fails', async () => {
    expect(await provider.send(orderOf(noSuchAccount))).toEqual({
      state: 'failed',
      reason: 'Account number is invalid',
    })
  })

  it('in dollars', async () => {
    const order = { ...orderOf(), amount: money('USD', 100n) }
    await expect(async () => provider.send(order)).rejects.toThrow('naira only')
    expect(paystack.asked).toEqual([])
  })
})

it('is one transfer though its answer was lost', async () => {
  const order = orderOf()
  paystack.behave('well', 'lost')
  expect(await provider.send(order)).toBeUndefined()
  expect(await provider.send(order)).toEqual({ state: 'paid', amount })
  expect(paystack.transfers.size).toBe(1)
})

it.each([...faults, 'busy'] as const)(
  'has an unknown outcome without an answer: %s',
  async fault => {
    const order = orderOf()
    const timeoutMs = timeoutWith(fault)
    const asking = paystackPayouts({ secretKey, url: paystack.url, timeoutMs })
    paystack.stay(fault)
    expect(await asking.send(order)).toBeUndefined()
    expect(await asking.find(order.reference)).toBeUndefined()
    paystack.stay('well')
    paystack.behave('well', fault)
    expect(await asking.send(order)).toBeUndefined()
    expect(await provider.find(order.reference)).toEqual({ state: 'unknown' })
  },
)

it('blames nobody for another key', async () => {
  const wrong = paystackPayouts({ secretKey: 'another', url: paystack.url })
  expect(await wrong.send(orderOf())).toBeUndefined()
  expect(await wrong.find(createReference())).toBeUndefined()
})
