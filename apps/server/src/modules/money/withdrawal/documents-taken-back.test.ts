// A withdrawal that was asked for before two reviewers took back that its member's documents are approved. The money
// stays with the club at every step that is still to come, and goes out once they are approved again.
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import { getRequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { payer } from '#test/clubs/paying.ts'
import { type ClaimsDesk, openClaimsDesk } from '#test/desks/claims-desk.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { createStandInPayouts, type StandInPayouts } from '#test/stand-ins/stand-in-payouts.ts'
import { askDuePayouts } from '../payout/ask-due-payouts.ts'

let desk: ClaimsDesk
let provider: StandInPayouts
beforeEach(async () => {
  provider = createStandInPayouts()
  desk = await openClaimsDesk({ payouts: provider.payouts })
})
afterEach(() => desk[Symbol.asyncDispose]())

const idIn = ({ body }: Answered) => String(Reflect.get(Object(body), 'id'))
async function done(answer: Promise<Answered>): Promise<string> {
  const answered = await answer
  expect(answered.status, JSON.stringify(answered.body)).toBe(200)
  return idIn(answered)
}

const asked = async (as: 'dayo' | 'efe' = 'dayo', currency: 'NGN' | 'USD' = 'NGN') =>
  done(
    desk.club.server.call('POST', `/api/wallet/withdrawal/create/${walletIdOf(as, currency)}`, {
      token: await desk.tokenOf(as),
      body: { amount: 100 },
    }),
  )
const approve = (id: string) => desk.post(`withdrawal/approve/${id}`)
const prepare = (ids: readonly string[], more = {}) =>
  desk.post('payout-batch/prepare', { currency: 'NGN', withdrawal_ids: ids, ...more })
const release = (batch: string) => desk.post(`payout-batch/release/${batch}`, undefined, 'uche')

async function documentId(): Promise<string> {
  const [row] = await desk.club.server.db.query<{ id: string }>({
    text: `SELECT id FROM kyc_case WHERE member_id = $1 AND kind = 'address' AND status = 'approved'`,
    values: [payer.id],
  })
  return row?.id ?? ''
}
/** By both; the first of them alone changes nothing yet. */
async function takeBack(by: readonly ('ngozi' | 'zainab')[] = ['ngozi', 'zainab']) {
  const id = await documentId()
  for (const one of by) {
    await done(desk.post(`kyc/reject/${id}`, { reason: 'It is somebody else’s.' }, one))
  }
}
const approvedAgain = () =>
  desk.club.server.db.query({
    text: `UPDATE member SET poa_status = 'approved' WHERE id = $1`,
    values: [payer.id],
  })
const caseOf = async (id: string) => {
  const token = await desk.tokenOf('tunde')
  return (await desk.club.server.ask(getRequestedWithdrawal, { token, params: { id } })).requested
}
const batchOf = async (id: string) =>
  desk.club.server.ask(getPayoutBatch, { token: await desk.tokenOf('uche'), params: { id } })

const warning = 'Their documents aren’t approved any more. It isn’t paid before they are.'

it('is not approved, and its case says so; one reviewer alone stops nothing', async () => {
  const [first, second] = [await asked(), await asked()]
  await takeBack(['ngozi'])
  expect((await caseOf(first)).warnings).not.toContain(warning)
  await done(approve(first))
  await takeBack(['zainab'])
  expect(await approve(second)).toMatchObject({ status: 409, code: 'documents_not_approved' })
  expect((await caseOf(second)).warnings).toContain(warning)
  await approvedAgain()
  await done(approve(second))
})

it('is not prepared', async () => {
  const id = await asked()
  await done(approve(id))
  await takeBack()
  expect(await prepare([id])).toMatchObject({ status: 409, code: 'documents_not_approved' })
})

it('is not released; its batch is, without it, and both say so', async () => {
  const usd = { currency: 'USD' }
  const [own, other] = [await asked('dayo', 'USD'), await asked('efe', 'USD')]
  for (const id of [own, other]) await done(approve(id))
  const batch = await done(prepare([own, other], usd))
  await takeBack()
  const { withdrawals } = await batchOf(batch)
  const said = withdrawals.filter(({ warnings }) => warnings.includes(warning))
  expect(said.map(({ withdrawal }) => withdrawal.id)).toEqual([own])
  expect((await release(batch)).body).toMatchObject({ status: 'released', withdrawals: 1 })
  const left = await caseOf(own)
  expect(left).toMatchObject({ batch_id: null, withdrawal: { status: 'approved' } })
  const token = await desk.tokenOf('tunde')
  const { items } = await desk.club.server.ask(listAuditEntries, { token, query: {} })
  expect(items[0]?.detail).toBe(
    `$100 · without ${left.withdrawal.reference}, whose member’s documents aren’t approved`,
  )
})

it('keeps back a batch of nobody else', async () => {
  const id = await asked()
  await done(approve(id))
  const batch = await done(prepare([id]))
  await takeBack()
  expect(await release(batch)).toMatchObject({
    status: 409,
    code: 'documents_not_approved',
    body: { error: expect.stringContaining('Discard it.') },
  })
})

it('is sent nothing by a provider that wasn’t asked yet, until they are approved again', async () => {
  const id = await asked()
  await done(approve(id))
  const batch = await done(prepare([id], { paid_through: 'provider' }))
  await done(release(batch))
  await takeBack()
  const { clock, parts } = desk.club.server
  const work = () => askDuePayouts.carryOut(parts.services, clock.now)
  await work()
  expect(provider.sent).toEqual([])
  const { withdrawals } = await batchOf(batch)
  expect(withdrawals[0]?.warnings).toContain(
    'It is not sent. The member’s documents aren’t approved any more.',
  )
  await approvedAgain()
  clock.forward(60_000)
  await work()
  expect(provider.sent).toHaveLength(1)
})
