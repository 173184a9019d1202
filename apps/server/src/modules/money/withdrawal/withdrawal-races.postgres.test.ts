// Two calls about the same money at the same moment: they wait for what the test has locked, in the order
// they are named, and then go on.
import { money } from '@kinfold/contract/money/money'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { demoId } from '@kinfold/personas/demo-id'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openWithdrawingClub, type WithdrawingClub } from '#test/clubs/withdrawing.ts'
import { rowLock, whileLocked } from '#test/databases/while-locked.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { Answered } from '#test/servers/test-client.ts'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { reserveWithdrawal } from '../../../ledger/recipes/reserve-withdrawal.ts'
import { reserve } from '../../../ledger/reserve.ts'
import { bookArrival } from '../arrival/book-arrival.ts'
import { createReference } from '../payment/create-reference.ts'
import { payment } from '../payment/payment.tables.ts'

let club: WithdrawingClub
beforeEach(async () => {
  club = await openWithdrawingClub({ environment: { BANK_CHANGE_PAUSE_HOURS: '24' } })
  // Signing in would wait for the lock itself.
  const { tunde, uche, zainab } = operators
  for (const { email } of [dayo, tunde, uche, zainab]) await club.tokenFor(email)
})
afterEach(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
  await club[Symbol.asyncDispose]()
})

type Act = () => Promise<Answered>

const dayo = people.dayo.customer
const dayosAccount = rowLock('account', dayo.id)

const elsewhere = (minor: bigint) =>
  reserveWithdrawal({
    attempt: moneyAttempts.withdrawalHold(demoId('withdrawal', 'elsewhere')),
    member: dayo.id,
    amount: money('NGN', minor),
    fee: money('NGN', 0n),
  })

const outcomes = (answers: readonly Answered[]) =>
  answers.map(({ status, code }) => (status === 200 ? 'done' : code))

const act = async (path: string, as: string, body?: object): Promise<Act> => {
  const token = await club.tokenFor(as)
  const method = path.startsWith('/api/customer') ? 'PATCH' : 'POST'
  return () => club.server.call(method, path, { token, ...(body && { body }) })
}
const suspend = () =>
  act(`/api/operator/member/suspend/${dayo.id}`, operators.zainab.email, { reason: 'A loss.' })
const changeAccount = () =>
  act('/api/customer/usd-bank-account', dayo.email, {
    account_name: 'Dayo Bello',
    account_number: '111222333',
    bank_name: 'Zenith Bank',
    swift: 'ZEIBNGLA',
    password: demoPassword,
  })

it('two withdrawals of all there is promise it once', async () => {
  const { available, held } = await club.wallet()
  const all = () => club.ask(available)
  const both = await whileLocked(club.server.db, dayosAccount, [all, all])
  expect(outcomes(both)).toEqual(['done', 'insufficient_balance'])
  expect(await club.wallet()).toMatchObject({ available: 0, held: held + available })
})

it('money that comes by card at the same moment is in no withdrawal', async () => {
  const { server } = club
  const days = `UPDATE fee_rule SET clearing_days = 2 WHERE name = 'processing'`
  await server.db.query({ text: days })
  const { available, held } = await club.wallet()
  const amount = money('NGN', 100_000n)
  const arrive = async (tx: Transaction) => {
    const [row] = await tx.orm
      .insert(payment)
      .values({
        memberId: dayo.id,
        purpose: 'deposit',
        gateway: 'card',
        status: 'pending',
        currency: 'NGN',
        amountMinor: amount.minor,
        paidCurrency: 'NGN',
        feeMinor: 0n,
        totalMinor: amount.minor,
        reference: createReference(),
        provider: 'sandbox',
        walletId: walletIdOf('dayo', 'NGN'),
        createdAt: server.clock.now,
      })
      .returning()
    if (row === undefined) throw new Error('no payment was begun')
    const arrival = { amount, chargeId: row.id, arrivedAt: server.clock.now }
    await bookArrival(server.parts.services, tx, row, arrival)
  }
  const acts = [available + 0.01, available, 0.01].map(asked => () => club.ask(asked))
  // Withdrawals of one member wait for each other, and money that comes for them doesn't.
  const asWithdrawing = (tx: Transaction) =>
    tx.query({ text: 'SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', values: [dayo.id] })
  const answers = await whileLocked(server.db, asWithdrawing, acts, () =>
    server.db.transaction(arrive),
  )
  expect(outcomes(answers)).toEqual(['money_not_ready', 'done', 'money_not_ready'])
  expect(await club.wallet()).toMatchObject({ available: 1_000, held: held + available })
})

it('a withdrawal finds spent what was there when it asked', async () => {
  const { available, held } = await club.wallet()
  const all = elsewhere(moneyFromWire('NGN', available).minor)
  const [answer] = await whileLocked(club.server.db, tx => reserve(tx, all), [() => club.ask(1)])
  expect(answer?.code).toBe('insufficient_balance')
  expect((await club.wallet()).held).toBe(held + available)
})

it('the same key at the same moment moves money once', async () => {
  const { held } = await club.wallet()
  const ask = () => club.ask(1_000, { key: 'at-the-same-moment' })
  const [first] = await whileLocked(club.server.db, dayosAccount, [ask], async () => {
    expect((await ask()).code).toBe('idempotency_in_progress')
  })
  expect(first?.status).toBe(200)
  expect(await ask()).toMatchObject({ status: 200, body: first?.body })
  expect((await club.wallet()).held).toBe(held + 1_000)
})

it.each([
  ['cancelled and approved', 'cancel', ['done', 'already_decided']],
  ['approved and cancelled', 'approve', ['done', 'withdrawal_not_cancellable']],
] as const)('a withdrawal that is %s at once is what came first', async (_, first, expected) => {
  const before = await club.wallet()
  const id = await club.asked(1_000)
  const cancel = () => club.cancel(id)
  const approve = () => club.approve(id)
  const order = first === 'cancel' ? [cancel, approve] : [approve, cancel]
  expect(outcomes(await whileLocked(club.server.db, rowLock('withdrawal', id), order))).toEqual(
    expected,
  )
  const { balance, held } = await club.wallet()
  expect(held).toBe(before.held)
  expect(before.balance - balance).toBe(first === 'cancel' ? 0 : 1_000)
})

it('two who approve at once take the money out once', async () => {
  const before = await club.wallet()
  const id = await club.asked(1_000)
  const both = await whileLocked(club.server.db, rowLock('withdrawal', id), [
    () => club.approve(id, 'tunde'),
    () => club.approve(id, 'uche'),
  ])
  expect(outcomes(both)).toEqual(['done', 'already_decided'])
  expect((await club.wallet()).balance).toBe(before.balance - 1_000)
})

it('an approval and a refusal at once are the first of them', async () => {
  const before = await club.wallet()
  const id = await club.asked(1_000)
  const both = await whileLocked(club.server.db, rowLock('withdrawal', id), [
    () => club.refuse(id),
    () => club.approve(id),
  ])
  expect(outcomes(both)).toEqual(['done', 'already_decided'])
  expect(await club.wallet()).toEqual(before)
})

it.each([
  ['before', ['done', 'documents_not_approved']],
  ['after', ['done', 'done']],
] as const)(
  'documents taken back %s an approval at the same moment stop it, or the next step',
  async (which, expected) => {
    const [document] = await club.server.db.query<{ id: string }>({
      text: `SELECT id FROM kyc_case WHERE member_id = $1 AND kind = 'identity' AND status = 'approved'`,
      values: [dayo.id],
    })
    const reject = (by: string) =>
      act(`/api/operator/kyc/reject/${document?.id}`, by, { reason: 'It is somebody else’s.' })
    expect((await (await reject(operators.ngozi.email))()).status).toBe(200)
    const id = await club.asked(1_000)
    const takeBack = await reject(operators.zainab.email)
    const approve = () => club.approve(id)
    const acts = which === 'before' ? [takeBack, approve] : [approve, takeBack]
    const answers = await whileLocked(club.server.db, rowLock('member', dayo.id), acts)
    expect(outcomes(answers)).toEqual(expected)
    if (which === 'before') return
    const body = { currency: 'NGN', withdrawal_ids: [id] }
    const prepare = await act('/api/operator/payout-batch/prepare', operators.tunde.email, body)
    expect((await prepare()).code).toBe('documents_not_approved')
  },
)

it('two at once that would each be the last one allowed are one, whatever their currency', async () => {
  await using few = await openWithdrawingClub({ environment: { OPEN_WITHDRAWALS: '3' } })
  await few.server.asOwner(owner => owner.query({ text: 'DELETE FROM payout' }))
  await few.server.db.query({
    text: `UPDATE withdrawal SET status = 'failed', batch_id = NULL WHERE status IN ('pending', 'approved', 'in_batch')`,
  })
  for (const amount of [1_000, 1_001]) await few.asked(amount)
  const both = await whileLocked(few.server.db, dayosAccount, [
    () => few.ask(1_002),
    () => few.ask(10, { currency: 'USD' }),
  ])
  expect(outcomes(both)).toEqual(['done', 'too_many_withdrawals'])
})

it('a bank account that is changed meanwhile pauses the withdrawal, or comes after it', async () => {
  const dollars = () => club.ask(10, { currency: 'USD' })
  const before = await whileLocked(club.server.db, dayosAccount, [dollars, await changeAccount()])
  expect(outcomes(before)).toEqual(['done', 'done'])
  expect(before[0]?.body).toMatchObject({ account_number_last4: '0004' })
  await club.server.db.query({ text: 'UPDATE member SET withdrawals_paused_until = NULL' })
  const after = await whileLocked(club.server.db, dayosAccount, [await changeAccount(), dollars])
  expect(outcomes(after)).toEqual(['done', 'withdrawals_paused'])
})

it('a member who is put on hold meanwhile promises nothing', async () => {
  const { held } = await club.wallet()
  const both = await whileLocked(club.server.db, dayosAccount, [
    await suspend(),
    () => club.ask(1_000),
  ])
  expect(outcomes(both)).toEqual(['done', 'unauthenticated'])
  const after = await readBalance(club.server.db, walletOf(dayo.id, 'NGN'))
  expect(moneyToWire(after.held)).toBe(held)
})

it('a session that ends meanwhile promises nothing', async () => {
  const { held } = await club.wallet()
  const end = { text: 'DELETE FROM session WHERE account_id = $1', values: [dayo.id] }
  const ask = () => club.ask(1_000)
  const [answer] = await whileLocked(club.server.db, dayosAccount, [ask], () =>
    club.server.db.query(end),
  )
  expect(answer?.code).toBe('unauthenticated')
  const after = await readBalance(club.server.db, walletOf(dayo.id, 'NGN'))
  expect(moneyToWire(after.held)).toBe(held)
})

it('an approval waits for who puts the member on hold, and is refused', async () => {
  const id = await club.asked(1_000)
  const both = await whileLocked(club.server.db, dayosAccount, [
    await suspend(),
    () => club.approve(id),
  ])
  expect(outcomes(both)).toEqual(['done', 'member_on_hold'])
})

it('a connection lost between hold and commit leaves nothing, and the key is good again', async () => {
  const { held } = await club.wallet()
  const ask = () => club.ask(1_000, { key: 'lost-in-between' })
  const text = 'SELECT pg_terminate_backend($1)'
  const [lost] = await whileLocked(
    club.server.db,
    tx => reserve(tx, elsewhere(100n)),
    [ask],
    async ([pid]) => club.server.db.query({ text, values: [pid] }),
  )
  expect(lost?.code).toBe('unavailable')
  expect((await club.wallet()).held).toBe(held + 1)
  const again = await ask()
  expect(again.status).toBe(200)
  expect(await ask()).toMatchObject({ status: 200, body: again.body })
  expect((await club.wallet()).held).toBe(held + 1_001)
})
