// Two operators, or two pages of one, decide about the same money at the same moment.
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { people } from '@kinfold/personas/people/people'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTransferDesk, type TransferDesk } from '#test/desks/transfer-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'

let desk: TransferDesk
beforeEach(async () => {
  desk = await openTransferDesk()
  for (const who of ['tunde', 'uche'] as const) await desk.tokenOf(who)
})
afterEach(async () => {
  expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
  await desk[Symbol.asyncDispose]()
})

const { chidi, bola } = people
const id = paymentsOf(chidi).find(({ status }) => status === 'pending_confirmation')?.id ?? ''
const growthPool = portfolioAccount(portfolioFactsOf('chidi growth pool').id, 'NGN')
const inPortfolio = async () => (await readBalance(desk.server.db, growthPool)).balance.minor
const day = '2026-06-03'
const reason = 'It never arrived.'

const found = { received_amount: 100_000, received_on: day, bank_reference: 'FT26153QX81' }
const confirm = (by: 'tunde' | 'uche') => desk.post(`transfer/confirm/${id}`, found, { by })
const reject = (by: 'tunde' | 'uche') => desk.post(`transfer/reject/${id}`, { reason }, { by })
const assign = (unmatched: string, to: object, by: 'tunde' | 'uche') =>
  desk.post(`unmatched/assign/${unmatched}`, to, { by })
const toBola = { customer_id: bola.customer.id }
const toPayment = { customer_id: chidi.customer.id, payment_id: id }

const outcomes = (answers: readonly Answered[]) =>
  answers.map(({ status, code }) => code ?? status).sort()
const codesOf = (codes: Readonly<Record<string, number>>) =>
  Object.entries(codes)
    .flatMap(([code, count]) => Array.from({ length: count }, () => Number(code) || code))
    .sort()

it('one transfer is confirmed once, however many confirm it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => confirm(n % 2 === 0 ? 'tunde' : 'uche')),
  )
  expect(outcomes(answers)).toEqual(codesOf({ 200: 1, already_decided: 11 }))
  expect(await inPortfolio()).toBe(100_000_00n)
})

it('one transfer is confirmed or rejected: the second of two who saw it wait is told of the first', async () => {
  const before = await desk.wallet('chidi')
  const answers = await Promise.all([reject('tunde'), confirm('uche')])
  const [rejected, confirmed] = answers.map(({ status }) => status === 200)
  expect(confirmed).toBe(!rejected)
  expect(await inPortfolio()).toBe(rejected === true ? 0n : 100_000_00n)
  expect(await desk.wallet('chidi')).toBe(before)
})

it('one line of the bank statement is recorded once', async () => {
  const line = { bank_reference: 'FT1', amount: 100_000, received_on: day }
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => desk.record(line, { by: n % 2 === 0 ? 'tunde' : 'uche' })),
  )
  expect(outcomes(answers)).toEqual(codesOf({ 200: 1, conflict: 11 }))
})

it('one line is a confirmed transfer or unmatched money', async () => {
  const line = { bank_reference: 'FT26153QX81', amount: 100_000, received_on: day }
  for (let round = 0; round < 2; round += 1) {
    await using apart = await openTransferDesk()
    const both = [
      () => apart.record(line),
      () => apart.post(`transfer/confirm/${id}`, found, { by: 'uche' }),
    ]
    const order = round % 2 === 0 ? both : both.toReversed()
    const answers = await Promise.all(order.map(act => act()))
    expect(outcomes(answers)).toEqual(codesOf({ 200: 1, conflict: 1 }))
  }
})

const divided = { ...toPayment, differs: true, surplus_to_wallet: true }

it('what came beyond the announced goes to the wallet once, of one sum that two give at once', async () => {
  const before = await desk.wallet('chidi')
  const unmatched = await desk.recorded({ amount: 150_000 })
  const acts = Array.from({ length: 6 }, (_, n) =>
    assign(unmatched, divided, n % 2 === 0 ? 'tunde' : 'uche'),
  )
  expect(outcomes(await Promise.all(acts))).toEqual(codesOf({ 200: 1, already_decided: 5 }))
  expect(await inPortfolio()).toBe(100_000_00n)
  expect(await desk.wallet('chidi')).toBe(before + 50_000)
})

it('of two sums for one transfer at once, the second still waits', async () => {
  const before = await desk.wallet('chidi')
  const sums = [
    await desk.recorded({ amount: 150_000, bank_reference: 'FT-A' }),
    await desk.recorded({ amount: 150_000, bank_reference: 'FT-B' }),
  ]
  const over = { ...found, received_amount: 150_000, differs: true, surplus_to_wallet: true }
  const answers = await Promise.all([
    ...sums.map((sum, n) => assign(sum, divided, n === 0 ? 'tunde' : 'uche')),
    desk.post(`transfer/confirm/${id}`, over, { by: 'uche' }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await inPortfolio()).toBe(100_000_00n)
  expect(await desk.wallet('chidi')).toBe(before + 50_000)
})

it('unmatched money goes one way', async () => {
  for (let round = 0; round < 6; round += 1) {
    const unmatched = await desk.recorded({ amount: 100_000 })
    const before = await desk.wallet('bola')
    const acts = [
      () => assign(unmatched, toBola, 'tunde'),
      () => assign(unmatched, toBola, 'uche'),
      () => desk.post(`unmatched/return/${unmatched}`, { reason }, { by: 'uche' }),
      () => desk.post(`unmatched/return/${unmatched}`, { reason }, { by: 'tunde' }),
    ]
    const order = round % 2 === 0 ? acts : acts.toReversed()
    const answers = await Promise.all(order.map(act => act()))
    expect(outcomes(answers)).toEqual(codesOf({ 200: 1, already_decided: 3 }))
    expect(await desk.waiting(unmatched)).toBe(0n)
    expect([before, before + 100_000]).toContain(await desk.wallet('bola'))
  }
})

it('a payment is paid once: confirmed, or with one of two that look like it', async () => {
  const [one, other] = [
    await desk.recorded({ amount: 100_000 }),
    await desk.recorded({ amount: 100_000 }),
  ]
  const answers = await Promise.all([
    assign(one, toPayment, 'tunde'),
    confirm('uche'),
    assign(other, toPayment, 'uche'),
  ])
  expect(outcomes(answers)).toEqual(codesOf({ 200: 1, already_decided: 2 }))
  expect(await inPortfolio()).toBe(100_000_00n)
})
