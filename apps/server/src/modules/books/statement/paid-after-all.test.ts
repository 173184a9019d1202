// A withdrawal that the bank has paid, although somebody said that it failed.
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { getRequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lineOf, openStatementDesk, type StatementDesk } from '#test/desks/statement-desk.ts'
import { checkBatches } from '../books/check-batches.ts'
import { checkWithdrawals } from '../books/check-withdrawals.ts'
import { mergeFindings } from '../books/findings.ts'
import { fullSpeed } from '../books/in-chunks.ts'

let desk: StatementDesk
let id: string
let reference: string
let before: { readonly wallet: number; readonly bank: bigint }
const kobo = 100_00n

const standing = async () => ({ wallet: await desk.wallet('dayo'), bank: await desk.atBank() })
const ask = async (amount: number) =>
  desk.server.ask(createWithdrawal, {
    token: await desk.tokenOf('dayo'),
    params: { id: walletIdOf('dayo', 'NGN') },
    body: { amount },
  })
const statusNow = async () => {
  const token = await desk.tokenOf('tunde')
  const { requested } = await desk.server.ask(getRequestedWithdrawal, { token, params: { id } })
  return requested.withdrawal.status
}
const findings = async () => {
  const { db } = desk.server
  return mergeFindings(await checkWithdrawals(db, fullSpeed), await checkBatches(db, fullSpeed))
}
async function post(by: 'tunde' | 'uche' | 'ngozi', path: string, body: object = {}) {
  const answer = await desk.post(path, body, { by })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return String(Reflect.get(Object(answer.body), 'id'))
}

beforeEach(async () => {
  desk = await openStatementDesk()
  await desk.server.db.query({
    text: `UPDATE operator SET roles = '{approver}' WHERE id = $1`,
    values: [operators.ngozi.operatorId],
  })
  ;({ id, reference } = await ask(100))
  await post('uche', `withdrawal/approve/${id}`)
  const wanted = { currency: 'NGN', withdrawal_ids: [id] }
  const batch = await post('uche', 'payout-batch/prepare', wanted)
  await post('ngozi', `payout-batch/release/${batch}`)
  before = await standing()
  const outcomes = [{ withdrawal_id: id, outcome: 'failed', reason: 'The account was closed.' }]
  await post('ngozi', `payout-batch/settle/${batch}`, { outcomes })
})
afterEach(() => desk[Symbol.asyncDispose]())

const is = () => ({ to: 'withdrawal', withdrawal_id: id })
const sent = async (by: 'tunde' | 'uche', text = `NIP ${reference}`) => {
  await desk.send([lineOf(-kobo, { text })], { by })
  const [line] = await desk.lines()
  return line?.id ?? ''
}

it('is suggested by its name, never as sure, and leaves the wallet again once a person says so', async () => {
  const line = await sent('uche')
  expect(await desk.lines()).toMatchObject([
    {
      state: 'open',
      because: ['reference', 'amount'],
      suggested: {
        withdrawal_id: id,
        payee: sessionUserOf(people.dayo).ngn_bank_account?.account_name,
      },
    },
  ])
  expect(await desk.wallet('dayo')).toBe(before.wallet + 100)
  expect(await desk.match(line, is())).toMatchObject({ body: { state: 'matched' } })
  expect(await statusNow()).toBe('paid')
  const [entry] = await desk.server.db.query({
    text: `SELECT e.detail FROM audit_entry e WHERE action = 'statement.matched'`,
  })
  expect(entry).toEqual({ detail: '−₦100 as a member’s withdrawal' })
  expect(await standing()).toEqual({ wallet: before.wallet, bank: before.bank - kobo })
  expect(await findings()).toEqual(new Map())
  const token = await desk.tokenOf('dayo')
  const { items } = await desk.server.ask(listNotifications, { token, query: {} })
  expect(items.map(({ title }) => title)).toContain('Your withdrawal was paid after all')
})

it('is not suggested by its amount alone, and found by a person', async () => {
  const line = await sent('uche', 'TRANSFER')
  expect((await desk.lines())[0]?.suggested).toBeNull()
  expect((await desk.match(line, is())).status).toBe(200)
})

it('is said by another than who sent the file', async () => {
  const line = await sent('tunde')
  expect((await desk.match(line, is())).code).toBe('second_person_needed')
  expect(await statusNow()).toBe('failed')
})

it('stays as it is while its member has spent the money', async () => {
  const line = await sent('uche')
  const { ngn } = await desk.server.ask(getWallets, { token: await desk.tokenOf('dayo') })
  await ask(ngn?.ready ?? 0)
  const standingNow = await standing()
  expect(await desk.match(line, is())).toMatchObject({
    code: 'insufficient_balance',
    body: { error: expect.stringContaining('no longer has the money') },
  })
  expect(await standing()).toEqual(standingNow)
  expect((await desk.lines())[0]).toMatchObject({ state: 'open' })
})

it('can come back like every other that was paid', async () => {
  await desk.match(await sent('uche'), is())
  await post('ngozi', `withdrawal/return/${id}`, { reason: 'The account was closed.' })
  expect(await standing()).toEqual({ wallet: before.wallet + 100, bank: before.bank })
  expect(await findings()).toEqual(new Map())
})

it('keeps nobody from the next withdrawal who had said that it failed', async () => {
  const next = (await ask(50)).id
  expect((await desk.post(`withdrawal/approve/${next}`, {}, { by: 'ngozi' })).code).toBe(
    'credited_by_you',
  )
  await desk.match(await sent('uche'), is())
  await post('ngozi', `withdrawal/approve/${next}`)
})
