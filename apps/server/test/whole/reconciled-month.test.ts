// A month of the club, over HTTP: members pay in every way, money goes out and comes back, the bank's file has 200
// lines, and in the end the club's books and everything outside say the same of every account.

import { randomUUID } from 'node:crypto'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import type { Currency } from '@kinfold/contract/money/currency'
import { listChargebacks } from '@kinfold/contract/operator/chargeback/list-chargebacks'
import { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import { listStatements } from '@kinfold/contract/operator/statement/list-statements'
import type { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { growthPool } from '@kinfold/personas/plans/demo-plans'
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { begun } from '#test/clubs/starting-payments.ts'
import type { WantedLine } from '#test/desks/bank-files.ts'
import { lineOf, openStatementDesk, type StatementDesk } from '#test/desks/statement-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { Answered } from '#test/servers/test-client.ts'

const weeks = 4
const linesInFile = 200

type Announced = {
  readonly id: string
  readonly reference: string
  readonly amount: number
  readonly received: number
}

type Month = {
  readonly desk: StatementDesk
  readonly opening: Readonly<Record<Currency, bigint>>
  /** What the bank has seen on each of the club's accounts. */
  readonly bank: Readonly<Record<Currency, WantedLine[]>>
  readonly announced: Announced[]
  /** Settlements that are recorded once the file has come. */
  readonly unrecorded: object[]
  /** Refunds that the club's bank pays. */
  readonly refunded: { readonly id: string; readonly amount: number }[]
  today: string
  /** Another amount each time. */
  next(): number
}

const ok = (answer: Answered): Answered => {
  expect(answer).toMatchObject({ status: 200 })
  return answer
}
const idOf = ({ body }: Answered): string => String(Reflect.get(Object(body), 'id'))
const kobo = (amount: number) => BigInt(Math.round(amount * 100))

/** What happens in each week; a further kind of money is a further function here. */
const ofWeek: readonly ((month: Month) => Promise<void>)[] = [
  payWithProviders,
  transferToTheBank,
  receiveUnknown,
  giveBack,
  payOut,
  takeCharges,
]
/** What is left to do at its end. */
const atTheEnd: readonly ((month: Month) => Promise<void>)[] = [
  settleProviders,
  sendFile,
  matchTheRest,
  shareReturns,
]

it('a month ends with every account reconciled to zero', {
  timeout: patience(600_000),
}, async () => {
  await using desk = await openStatementDesk()
  // Tunde and Uche give money by hand, so two others pay it out.
  await desk.server.db.query({
    text: `UPDATE operator SET roles = roles || '{approver}' WHERE id = ANY ($1)`,
    values: [[operators.ngozi.operatorId, operators.zainab.operatorId]],
  })
  let amounts = 1_000
  const month: Month = {
    desk,
    opening: { NGN: await desk.atBank('NGN'), USD: await desk.atBank('USD') },
    bank: { NGN: [], USD: [] },
    announced: [],
    unrecorded: [],
    refunded: [],
    today: await readToday(desk),
    next() {
      amounts += 1
      return amounts
    },
  }
  for (let week = 0; week < weeks; week += 1) {
    for (const step of ofWeek) await step(month)
    await desk.server.settle()
    await advance(month, 7)
    // In the middle of the month, the bank's file is read as far as it goes.
    if (week === 1) await sendFile(month)
  }
  for (const step of atTheEnd) await step(month)

  for (const account of await desk.reconciled()) {
    expect(account).toMatchObject({ difference: { amount: 0 }, open_lines: 0 })
  }
  expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
  const token = await desk.tokenOf('tunde')
  const { items } = await desk.server.ask(listStatements, { token, query: { currency: 'NGN' } })
  expect(items[0]).toMatchObject({ reading: 0, failed: 0, open: 0 })
  expect((items[0]?.lines ?? 0) + (items[0]?.known_lines ?? 0)).toBe(linesInFile)
  const credited = await desk.server.db.query<{ id: string; minor: bigint }>({
    text: `SELECT id, received_minor AS minor FROM payment WHERE id = ANY($1) AND status = 'succeeded'`,
    values: [month.announced.map(({ id }) => id)],
  })
  const received = new Map(credited.map(({ id, minor }) => [id, minor]))
  for (const { id, received: came } of month.announced) {
    expect([id, received.get(id)]).toEqual([id, kobo(came)])
  }
})

async function readToday({ server }: StatementDesk): Promise<string> {
  const { body } = await server.call('GET', '/sandbox/clock.json')
  return String(Reflect.get(Object(body), 'today'))
}

async function advance(month: Month, days: number): Promise<void> {
  const { server } = month.desk
  const moved = await server.call('POST', '/sandbox/clock', { body: { advance_days: days } })
  expect(moved.body).toMatchObject({ failed: [] })
  await server.settle()
  month.today = await readToday(month.desk)
}

async function deposit({ desk }: Month, body: object, currency: Currency = 'NGN') {
  const who = currency === 'USD' ? 'efe' : 'dayo'
  return begun(
    await desk.server.call('POST', `/api/wallet/deposit/${walletIdOf(who, currency)}`, {
      token: await desk.tokenOf(who),
      body,
      headers: { 'idempotency-key': randomUUID() },
    }),
  )
}

/** What the payer presses on the sandbox's page. */
async function press({ desk }: Month, { payment_link }: PaymentInitiation, outcome: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = `outcome=${outcome}`
  const { status } = await desk.server.call('POST', String(payment_link), { body, headers })
  expect(status).toBe(303)
}

async function payWithProviders(month: Month): Promise<void> {
  const us = { gateway: 'card_us', is_us_institution: true }
  await press(month, await deposit(month, { ...us, amount: month.next() }, 'USD'), 'pay')
  for (const [gateway, outcome] of [
    ['card', 'pay'],
    ['card', 'decline'],
    ['card', 'pay-twice'],
    ['transfer', 'pay'],
    ['transfer', 'pay-less'],
    ['transfer', 'pay-twice'],
  ] as const) {
    const started = await deposit(month, { gateway, amount: month.next() })
    await press(month, started, outcome)
    await month.desk.server.settle()
  }
}

const differs = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7.77, -250, 9.99, 0.01] as const

async function uploadReceipt({ desk, today }: Month) {
  const bytes = Buffer.from(`%PDF-1.4\n% ${today}\n%%EOF\n`)
  const { id } = await desk.server.ask(uploadFile, {
    token: await desk.tokenOf('dayo'),
    upload: { file: { name: 'receipt.pdf', bytes }, fields: { purpose: 'receipt' } },
  })
  return id
}

/** Exactly, short, over, and some of them twice; some are confirmed by hand before the file comes. */
async function transferToTheBank(month: Month): Promise<void> {
  const { desk, bank, today } = month
  const receipt = await uploadReceipt(month)
  for (const [index, change] of differs.entries()) {
    const amount = month.next()
    const { payment_id: id, reference } = await deposit(month, { gateway: 'bank', amount, receipt })
    const received = Math.round((amount + change) * 100) / 100
    month.announced.push({ id, reference, amount, received })
    const line = lineOf(kobo(received), { bookedOn: today, text: `TRF ${reference}` })
    bank.NGN.push(line)
    if (index === 3) bank.NGN.push({ ...line })
    if (index > 1) continue
    const said = { received_amount: received, received_on: today, bank_reference: `HAND ${amount}` }
    ok(await desk.post(`transfer/confirm/${id}`, said))
  }
}

/** One is recorded by hand as well, and goes back to its sender. */
async function receiveUnknown({ desk, bank, today, next }: Month): Promise<void> {
  const sender = { bookedOn: today, sender: 'NOBODY KNOWN' }
  for (let turn = 0; turn < 6; turn += 1) bank.NGN.push(lineOf(kobo(next()), sender))
  bank.USD.push(lineOf(kobo(next()), sender))
  const amount = next()
  const known = lineOf(kobo(amount), sender)
  const said = { amount, received_on: today, bank_reference: known.reference }
  const unmatched = await desk.recorded(said)
  ok(await desk.post(`unmatched/return/${unmatched}`, { reason: 'Nobody knows the sender.' }))
  bank.NGN.push(known, lineOf(-kobo(amount), { bookedOn: today, text: 'REVERSAL' }))
}

/** What the payer's bank takes back, for good or for now, and what the club gives back, by card and by its bank. */
async function giveBack(month: Month): Promise<void> {
  const { desk, bank, today } = month
  for (const ruling of ['won', 'lost']) {
    const started = await payByCard(month)
    for (const outcome of ['dispute', ruling]) {
      await press(month, started, outcome)
      await desk.server.settle()
    }
    if (ruling === 'won') continue
    const token = await desk.tokenOf('tunde')
    const { items } = await desk.server.ask(listChargebacks, { token, query: {} })
    const lost = items.find(({ payment_id }) => payment_id === started.payment_id)
    const taken = { from: 'wallet', reason: 'The bank keeps the money.' }
    ok(await desk.post(`chargeback/recover/${lost?.id}`, taken))
  }
  await refund(month, (await payByCard(month)).payment_id, 12.34)

  const amount = month.next()
  const receipt = await uploadReceipt(month)
  const { payment_id, reference } = await deposit(month, { gateway: 'bank', amount, receipt })
  const said = { received_amount: amount, received_on: today, bank_reference: `BACK ${amount}` }
  ok(await desk.post(`transfer/confirm/${payment_id}`, said))
  bank.NGN.push(lineOf(kobo(amount), { bookedOn: today, text: `TRF ${reference}` }))
  month.refunded.push({ id: await refund(month, payment_id, amount), amount })
  bank.NGN.push(lineOf(-kobo(amount), { bookedOn: today, text: 'REFUND' }))
}

async function payByCard(month: Month): Promise<PaymentInitiation> {
  const started = await deposit(month, { gateway: 'card', amount: month.next() })
  await press(month, started, 'pay')
  await month.desk.server.settle()
  return started
}

async function refund({ desk }: Month, paymentId: string, amount: number): Promise<string> {
  const proposed = { amount, reason: 'Paid by mistake.' }
  const id = idOf(ok(await desk.post(`payment/refund/${paymentId}`, proposed, { by: 'uche' })))
  ok(await desk.post(`refund/confirm/${id}`, {}, { by: 'ngozi' }))
  await desk.server.settle()
  return id
}

/** A withdrawal, paid by the bank's own file. */
async function payOut({ desk, bank, today, next }: Month): Promise<void> {
  const amount = 50_000 + next()
  const token = await desk.tokenOf('dayo')
  const { server } = desk
  const path = `/api/wallet/withdrawal/create/${walletIdOf('dayo', 'NGN')}`
  const asked = ok(await server.call('POST', path, { token, body: { amount } }))
  const id = idOf(asked)
  ok(await desk.post(`withdrawal/approve/${id}`, {}, { by: 'ngozi' }))
  const batch = { currency: 'NGN', withdrawal_ids: [id], paid_through: 'file' }
  const prepared = idOf(ok(await desk.post('payout-batch/prepare', batch, { by: 'ngozi' })))
  ok(await desk.post(`payout-batch/release/${prepared}`, {}, { by: 'zainab' }))
  const outcomes = [{ withdrawal_id: id, outcome: 'paid' }]
  ok(await desk.post(`payout-batch/settle/${prepared}`, { outcomes }, { by: 'uche' }))
  const reference = String(Reflect.get(Object(asked.body), 'reference'))
  bank.NGN.push(lineOf(-kobo(amount), { bookedOn: today, text: `PAYOUT ${reference}` }))
}

function takeCharges({ bank, today, next }: Month): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    bank.NGN.push(lineOf(-kobo(next() / 100), { bookedOn: today, text: 'SMS ALERT CHARGE' }))
  }
  return Promise.resolve()
}

/** Providers pay out all that they took, less what they keep; half is recorded before the file comes. */
async function settleProviders(month: Month): Promise<void> {
  const { desk, bank, today } = month
  const taken = (await desk.reconciled()).filter(({ kind }) => kind === 'provider')
  let isRecorded = false
  for (const { gateway, currency, ledger } of taken) {
    if (ledger.amount <= 1) continue
    const paid_out = Math.round(ledger.amount * 100 - 100) / 100
    const reference = `STL-${gateway}-${currency}`
    bank[currency].push(lineOf(kobo(paid_out), { bookedOn: today, reference }))
    const settled = { gateway, currency, paid_out, charge: 1, received_on: today, reference }
    isRecorded = !isRecorded
    if (isRecorded) ok(await desk.post('settlement/record', settled))
    else month.unrecorded.push(settled)
  }
  while (bank.NGN.length < linesInFile) {
    bank.NGN.push(lineOf(kobo(month.next()), { bookedOn: today }))
  }
  expect(bank.NGN).toHaveLength(linesInFile)
}

/** The same file again changes nothing. */
async function sendFile({ desk, bank, opening }: Month): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const currency of ['NGN', 'USD'] as const) {
      await desk.send(bank[currency], { openingMinor: opening[currency], currency })
    }
  }
}

async function matchTheRest({ desk, announced, unrecorded, refunded }: Month): Promise<void> {
  for (const settled of unrecorded) ok(await desk.post('settlement/record', settled))
  for (const line of await desk.lines({ state: 'open' })) {
    const { suggested } = line
    const paidBack = refunded.find(({ amount }) => amount === -line.amount.amount)
    const body =
      paidBack !== undefined
        ? { to: 'refund', refund_id: paidBack.id }
        : suggested?.payment_id != null
          ? { to: 'payment', payment_id: suggested.payment_id }
          : suggested?.unmatched_id != null
            ? { to: 'returned', unmatched_id: suggested.unmatched_id }
            : { to: 'charge' }
    ok(await desk.match(line.id, body))
  }
  for (const { id, suggested } of await desk.lines({ state: 'unmatched' })) {
    const told = announced.find(each => each.id === suggested?.payment_id)
    if (told === undefined) continue
    // Of what was sent twice, the second goes to the wallet.
    const customer_id = people.dayo.customer.id
    const payment = { to: 'payment', payment_id: told.id, differs: true }
    const isSecond = told.received === told.amount
    ok(await desk.match(id, isSecond ? { to: 'wallet', customer_id } : payment))
  }
}

/** The month that is over: what the plan earned moves within the club, and lies outside where it lay. */
async function shareReturns({ desk, today }: Month): Promise<void> {
  const [year, month] = today.split('-').map(Number)
  const earned = { year, month: (month ?? 0) - 1, total_amount: 12_345.67, fee_amount: 123.45 }
  const wanted = { plan_id: growthPool.id, ...earned }
  const drafted = ok(await desk.post('returns/draft', wanted, { by: 'zainab' }))
  const id = idOf(drafted)
  ok(await desk.post(`returns/post/${id}`, {}))
  await desk.server.settle()
  const token = await desk.tokenOf('zainab')
  const { posting } = await desk.server.ask(getReturnsPosting, { token, params: { id }, query: {} })
  expect(posting).toMatchObject({ status: 'posted' })
}
