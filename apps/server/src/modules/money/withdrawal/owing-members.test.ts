// A withdrawal that was asked for before the member's bank took a payment back. The money stays with the club at every
// step that is still to come, and goes out once the debt is settled.
import type { Currency } from '@kinfold/contract/money/currency'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import { getRequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { listRequestedWithdrawals } from '@kinfold/contract/operator/withdrawal/list-requested-withdrawals'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { payer } from '#test/clubs/paying.ts'
import { type ClaimsDesk, openClaimsDesk } from '#test/desks/claims-desk.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { createStandInPayouts, type StandInPayouts } from '#test/stand-ins/stand-in-payouts.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'
import { askDuePayouts } from '../payout/ask-due-payouts.ts'

let desk: ClaimsDesk
let provider: StandInPayouts
beforeEach(async () => {
  provider = createStandInPayouts()
  desk = await openClaimsDesk({ payouts: provider.payouts })
})
afterEach(() => desk[Symbol.asyncDispose]())

const idIn = ({ body }: Answered) => String(Reflect.get(Object(body), 'id'))
const available = async () =>
  Number((await readBalance(desk.club.server.db, walletOf(payer.id, 'NGN'))).available.minor) / 100

type Wish = { readonly as?: 'dayo' | 'efe'; readonly currency?: Currency }

async function ask(
  amount: number,
  { as = 'dayo', currency = 'NGN' }: Wish = {},
): Promise<Answered> {
  const path = `/api/wallet/withdrawal/create/${walletIdOf(as, currency)}`
  const token = await desk.tokenOf(as)
  return desk.club.server.call('POST', path, { token, body: { amount } })
}

async function asked(amount: number, wish?: Wish): Promise<string> {
  const answer = await ask(amount, wish)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return idIn(answer)
}

type AskedForAll = {
  readonly one: string
  readonly rest: string
  takeBack(): Promise<void>
  won(): Promise<void>
}

/** Everything is promised to a withdrawal, of which only ₦10 is in a case of its own, and the card payment is taken back. */
async function askedForAll(): Promise<AskedForAll> {
  const { id } = await desk.paid()
  const one = await asked(10)
  const rest = await asked(await available())
  return {
    one,
    rest,
    async takeBack() {
      const body = { dispute: 'DSP-1', reason: 'The bank wrote.' }
      expect((await desk.post(`chargeback/record/${id}`, body)).status).toBe(200)
    },
    async won() {
      const [taken] = await desk.chargebacks(id)
      // Two say so: it ends the debt that keeps the member from being paid.
      for (const by of ['tunde', 'uche'] as const) {
        const said = await desk.post(`chargeback/decide/${taken?.id}`, { outcome: 'won' }, by)
        expect(said.status).toBe(200)
      }
    },
  }
}

const approve = (id: string) => desk.post(`withdrawal/approve/${id}`)
const prepare = (ids: readonly string[], currency: Currency = 'NGN') =>
  desk.post('payout-batch/prepare', { currency, withdrawal_ids: ids })
const release = (batch: string) => desk.post(`payout-batch/release/${batch}`, undefined, 'uche')
const fileOf = async (batch: string) => {
  const token = await desk.tokenOf('tunde')
  return desk.club.server.call('GET', `/api/operator/payout-batch/csv/${batch}`, { token })
}
const batchOf = async (id: string) =>
  desk.club.server.ask(getPayoutBatch, { token: await desk.tokenOf('uche'), params: { id } })

const debtText = /^They owe ₦1,015 more than is left in their wallets\./

describe('a member who owes more than they have left', () => {
  it('has no withdrawal approved that was asked for before, and its case says so', async () => {
    const { rest, takeBack } = await askedForAll()
    await takeBack()
    expect(await approve(rest)).toMatchObject({ status: 409, code: 'debt_uncovered' })
    const { requested } = await desk.club.server.ask(getRequestedWithdrawal, {
      token: await desk.tokenOf('tunde'),
      params: { id: rest },
    })
    expect(requested.warnings).toContainEqual(expect.stringMatching(debtText))
  })

  it('can’t ask for dollars while they owe naira', async () => {
    const { takeBack } = await askedForAll()
    await takeBack()
    expect(await ask(10, { currency: 'USD' })).toMatchObject({
      status: 409,
      code: 'insufficient_balance',
      body: { error: expect.stringMatching(/^You owe ₦1,015 /) },
    })
  })

  it('has none prepared that was approved before', async () => {
    const { rest, takeBack } = await askedForAll()
    expect((await approve(rest)).status).toBe(200)
    await takeBack()
    expect(await prepare([rest])).toMatchObject({ status: 409, code: 'debt_uncovered' })
  })

  it('has none released that was prepared before; discarded and refused, its money covers the debt', async () => {
    const { one, rest, takeBack } = await askedForAll()
    for (const id of [one, rest]) expect((await approve(id)).status).toBe(200)
    const batch = idIn(await prepare([one, rest]))
    await takeBack()
    const { withdrawals } = await batchOf(batch)
    for (const { warnings } of withdrawals) {
      expect(warnings).toContainEqual(expect.stringMatching(debtText))
    }
    expect(await release(batch)).toMatchObject({ status: 409, code: 'debt_uncovered' })

    await desk.post(`payout-batch/discard/${batch}`)
    expect((await desk.post(`withdrawal/refuse/${rest}`, { reason: 'A debt.' })).status).toBe(200)
    const again = idIn(await prepare([one]))
    expect((await release(again)).status).toBe(200)
  })

  it.each([0, 1, 2])('has no dollars paid for naira that they owe, after %i steps', async taken => {
    const { takeBack } = await askedForAll()
    const id = await asked(10, { currency: 'USD' })
    let batch = ''
    const steps = [
      () => approve(id),
      async () => {
        const prepared = await prepare([id], 'USD')
        batch = idIn(prepared)
        return prepared
      },
      () => release(batch),
    ]
    for (const step of steps.slice(0, taken)) expect((await step()).status).toBe(200)
    await takeBack()
    expect(await steps[taken]?.()).toMatchObject({ status: 409, code: 'debt_uncovered' })
  })

  it('leaves a batch when it is released, whatever the currency; the others are paid', async () => {
    const { takeBack } = await askedForAll()
    const owing = await asked(10, { currency: 'USD' })
    const fine = await asked(20, { as: 'efe', currency: 'USD' })
    for (const id of [owing, fine]) expect((await approve(id)).status).toBe(200)
    const batch = idIn(await prepare([owing, fine], 'USD'))
    await takeBack()
    expect((await release(batch)).body).toMatchObject({
      status: 'released',
      withdrawals: 1,
      total: { amount: 20, currency: 'USD' },
    })
    const { withdrawals } = await batchOf(batch)
    expect(withdrawals.map(({ withdrawal }) => withdrawal.id)).toEqual([fine])
    const token = await desk.tokenOf('tunde')
    const left = await desk.club.server.ask(getRequestedWithdrawal, {
      token,
      params: { id: owing },
    })
    expect(left.requested).toMatchObject({ batch_id: null, withdrawal: { status: 'approved' } })
    const { items } = await desk.club.server.ask(listAuditEntries, { token, query: {} })
    expect(items[0]).toMatchObject({
      action: 'payout_batch.released',
      detail: `$20 · without ${left.requested.withdrawal.reference}, whose member owes`,
    })
    const { db, parts } = desk.club.server
    const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
    expect(Object.fromEntries(findings)).toEqual({})
  })

  it('leaves a released batch while nobody has its file; from then on the file stays as it is', async () => {
    const { takeBack, won } = await askedForAll()
    const owing = await asked(10, { currency: 'USD' })
    const fine = await asked(20, { as: 'efe', currency: 'USD' })
    for (const id of [owing, fine]) expect((await approve(id)).status).toBe(200)
    const handedOut = idIn(await prepare([owing], 'USD'))
    expect((await release(handedOut)).status).toBe(200)
    const file = (await fileOf(handedOut)).body
    const again = await asked(10, { currency: 'USD' })
    expect((await approve(again)).status).toBe(200)
    const batch = idIn(await prepare([again, fine], 'USD'))
    const alone = await asked(10, { currency: 'USD' })
    expect((await approve(alone)).status).toBe(200)
    const ofOne = idIn(await prepare([alone], 'USD'))
    for (const each of [batch, ofOne]) expect((await release(each)).status).toBe(200)

    await takeBack()
    expect((await fileOf(handedOut)).body).toBe(file)
    const { status, body } = await fileOf(batch)
    expect(status).toBe(200)
    expect(String(body).trimEnd().split('\r\n')).toHaveLength(2)
    expect((await batchOf(batch)).withdrawals.map(({ withdrawal }) => withdrawal.id)).toEqual([
      fine,
    ])
    expect(await fileOf(ofOne)).toMatchObject({ status: 409, code: 'conflict' })
    await won()
    expect((await fileOf(batch)).body).toBe(body)
    expect((await fileOf(ofOne)).status).toBe(200)
    const { db, parts } = desk.club.server
    const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
    expect(Object.fromEntries(findings)).toEqual({})
  })

  it('is in no file that is first handed out after they were said to be paid', async () => {
    const { takeBack, won } = await askedForAll()
    const batches: string[] = []
    for (const _ of [1, 2]) {
      const id = await asked(10, { currency: 'USD' })
      expect((await approve(id)).status).toBe(200)
      const batch = idIn(await prepare([id], 'USD'))
      expect((await release(batch)).status).toBe(200)
      batches.push(batch)
      if (batches.length === 2) await takeBack()
      const outcomes = [{ withdrawal_id: id, outcome: 'paid' }]
      expect((await desk.post(`payout-batch/settle/${batch}`, { outcomes })).status).toBe(200)
    }
    for (const batch of batches) {
      expect(await fileOf(batch)).toMatchObject({
        code: 'conflict',
        body: { error: expect.stringMatching(/^The payout KF-\w{8} was said to be paid before/) },
      })
    }
    await won()
    for (const batch of batches) expect((await fileOf(batch)).code).toBe('conflict')
  })

  it('leaves no batch behind of which all others were said to be paid, when its file is first handed out', async () => {
    const { takeBack, won } = await askedForAll()
    const owing = await asked(10, { currency: 'USD' })
    const fine = await asked(20, { as: 'efe', currency: 'USD' })
    for (const id of [owing, fine]) expect((await approve(id)).status).toBe(200)
    const batch = idIn(await prepare([owing, fine], 'USD'))
    expect((await release(batch)).status).toBe(200)
    const outcomes = [{ withdrawal_id: fine, outcome: 'paid' }]
    expect((await desk.post(`payout-batch/settle/${batch}`, { outcomes })).status).toBe(200)
    await takeBack()
    expect(await fileOf(batch)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/^The payout KF-\w{8} was said to be paid before/) },
    })
    const { db, parts } = desk.club.server
    const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
    expect(Object.fromEntries(findings)).toEqual({})
    await won()
    expect((await fileOf(batch)).code).toBe('conflict')
  })

  it('is sent nothing by a provider that wasn’t asked yet, until the payment is won back', async () => {
    const { takeBack, won } = await askedForAll()
    const all = await desk.club.server.ask(listRequestedWithdrawals, {
      token: await desk.tokenOf('tunde'),
      query: { status: 'pending', currency: 'NGN' },
    })
    const own = all.items.filter(({ member }) => member.id === payer.id)
    const ids = own.map(({ withdrawal }) => withdrawal.id)
    for (const id of ids) expect((await approve(id)).status).toBe(200)
    const body = { currency: 'NGN', withdrawal_ids: ids, paid_through: 'provider' }
    const batch = idIn(await desk.post('payout-batch/prepare', body))
    expect((await release(batch)).status).toBe(200)
    await takeBack()

    const { clock, parts } = desk.club.server
    const work = () => askDuePayouts.carryOut(parts.services, clock.now)
    await work()
    expect(provider.sent).toEqual([])
    const { withdrawals } = await batchOf(batch)
    expect(withdrawals[0]?.warnings).toContain(
      'It is not sent. The member owes more than is left in their wallets.',
    )
    await won()
    clock.forward(60_000)
    await work()
    expect(provider.sent).toHaveLength(ids.length)
  })
})
