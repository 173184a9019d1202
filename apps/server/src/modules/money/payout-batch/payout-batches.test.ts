// A payout batch from approved withdrawals to what the bank says of each.

import { createHash } from 'node:crypto'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { listPayoutBatches } from '@kinfold/contract/operator/payout-batch/list-payout-batches'
import { demoId } from '@kinfold/personas/demo-id'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { approvedByAnEarlierVersion } from '#test/clubs/approved-by-an-earlier-version.ts'
import { failure, openPayingOutClub, type PayingOutClub } from '#test/clubs/paying-out.ts'
import { bankAccount } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'
import { createOperator } from '../../people/staff/create-operator.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'

let club: PayingOutClub
beforeEach(async () => {
  club = await openPayingOutClub()
})
afterEach(async () => {
  const { db, parts } = club.server
  const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
  expect(Object.fromEntries(findings)).toEqual({})
  await club[Symbol.asyncDispose]()
})

const dayo = people.dayo.customer
const noId = '00000000-0000-4000-8000-000000000000'
const demoBatch = demoId('batch', '2026-06 NGN')
const atBank = async () => (await readBalance(club.server.db, bankAccount('NGN'))).balance.minor
const told = async (title: string) => {
  const token = await club.tokenOf('dayo')
  const query = { per_page: 100 }
  const { items } = await club.server.ask(listNotifications, { token, query })
  const mails = await club.server.inbox(dayo.email)
  const now = club.server.clock.now.toISOString()
  return {
    news: items.filter(each => each.title === title && each.created_at === now),
    mails: mails.filter(({ subject }) => subject === title),
  }
}
const audited = async (action: string) => {
  const token = await club.tokenFor(operators.zainab.email)
  const query = { action, from: '2026-06-02' }
  return (await club.server.ask(listAuditEntries, { token, query })).items
}
const suspend = async (id: string) =>
  club.server.call('POST', `/api/operator/member/suspend/${id}`, {
    token: await club.tokenFor(operators.zainab.email),
    body: { reason: 'A stolen phone.' },
  })

/** A refusal that says which withdrawal it is about. */
async function onHold(id: string) {
  const { orm } = club.server.db
  const [row] = await orm.select().from(withdrawal).where(eq(withdrawal.id, id))
  const error = `Dayo Bello (${row?.reference}): This member is on hold, so nothing is paid out.`
  return { code: 'member_on_hold', body: { error } }
}

describe('a batch that is prepared', () => {
  it('has its withdrawals, their sum, and the last day banks work before they were promised', async () => {
    const ids = await club.approved([1_000, 2_000.5])
    const { status, body } = await club.prepare(ids)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^KF-[2-9A-Z]{8}$/),
      status: 'prepared',
      paid_through: 'file',
      file_format: 'standard',
      file_hash: null,
      // The 5th of July is a Sunday.
      due_on: '2026-07-03',
      total: { currency: 'NGN', amount: 3_000.5 },
      withdrawals: 2,
      paid: 0,
      failed: 0,
      prepared_by: { name: 'Tunde Bakare' },
      released_by: null,
    })
    const { id, reference } = Object(body)
    expect(await club.statuses(id)).toEqual({
      [ids[0] ?? '']: 'in_batch',
      [ids[1] ?? '']: 'in_batch',
    })
    expect(await audited('payout_batch.prepared')).toMatchObject([
      { subject: reference, subject_id: id, detail: '₦3,000.50' },
      {},
    ])
  })

  it('is refused for what can’t be paid, and then holds nothing of it', async () => {
    const [first = '', second = ''] = await club.approved([1_000, 1_000])
    const pending = await club.asked(1_000)
    const refused = async (ids: string[], of?: Parameters<PayingOutClub['prepare']>[1]) =>
      (await club.prepare(ids, of)).code
    expect(await refused([first, first])).toBe('validation_failed')
    expect(await refused([])).toBe('validation_failed')
    expect(await refused([first, noId])).toBe('not_found')
    expect(await refused([first, pending])).toBe('conflict')
    expect(await refused([first], { currency: 'USD' })).toBe('currency_mismatch')
    expect(await refused([first], { file_format: 'wire' })).toBe('currency_mismatch')
    expect(await refused([first], { file_format: 'paper' })).toBe('validation_failed')
    expect((await club.prepare([second])).status).toBe(200)
    expect(await refused([first, second])).toBe('conflict')
    expect((await club.prepare([first])).status).toBe(200)
  })

  it('takes nobody who is on hold', async () => {
    const ids = await club.approved([1_000])
    await suspend(dayo.id)
    expect(await club.prepare(ids)).toMatchObject(await onHold(ids[0] ?? ''))
  })

  it('is dissolved by one person, and its withdrawals can go into another', async () => {
    const { id, items } = await club.prepared([1_000])
    const before = await club.wallet()
    expect(await club.discard(id, 'uche')).toMatchObject({
      status: 200,
      body: { status: 'discarded' },
    })
    expect((await club.batch(id)).withdrawals).toEqual([])
    expect(await club.wallet()).toEqual(before)
    expect((await club.discard(id)).code).toBe('already_decided')
    expect((await club.release(id)).code).toBe('already_decided')
    expect((await club.prepare(items)).status).toBe(200)
  })
})

describe('a batch that is released', () => {
  it('was released by somebody else than its preparer, once', async () => {
    const { id } = await club.prepared([1_000])
    expect((await club.release(id, 'tunde')).code).toBe('second_person_needed')
    const { status, body } = await club.release(id, 'uche')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'released',
      released_by: { name: expect.stringContaining('Uche') },
      file_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((await club.release(id, 'uche')).code).toBe('already_decided')
    expect((await club.discard(id)).code).toBe('already_decided')
    expect((await club.release(noId)).code).toBe('not_found')
  })

  it('is refused once a member is on hold, or its preparer no approver any more', async () => {
    const { id, items } = await club.prepared([1_000])
    await suspend(dayo.id)
    expect(await club.release(id)).toMatchObject(await onHold(items[0] ?? ''))
    await club.server.db.query({ text: 'UPDATE account SET suspended_at = NULL' })
    await club.server.db.query({
      text: `UPDATE operator SET roles = '{}' WHERE id = $1`,
      values: [operators.tunde.operatorId],
    })
    expect(await club.release(id)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringContaining('no longer an approver') },
    })
  })

  it('pays nobody who prepares, releases or settles it', async () => {
    const { services } = club.server.parts
    await createOperator(services, { email: dayo.email, name: 'Dayo Bello', roles: ['approver'] })
    const [other = ''] = await club.approved([1_000])
    const { id, items } = await club.prepared([1_000])
    await club.server.db.query({
      text: 'UPDATE account SET totp_enabled_at = now() WHERE id = $1',
      values: [dayo.id],
    })
    const token = await club.tokenOf('dayo')
    const asDayo = (path: string, body?: object) =>
      club.server.call('POST', `/api/operator/${path}`, { token, ...(body && { body }) })
    const own = { currency: 'NGN', withdrawal_ids: [other] }
    expect((await asDayo('payout-batch/prepare', own)).code).toBe('about_yourself')
    expect((await asDayo(`payout-batch/release/${id}`)).code).toBe('about_yourself')
    await club.release(id)
    const outcomes = [{ withdrawal_id: items[0], outcome: 'paid' }]
    expect((await asDayo(`payout-batch/settle/${id}`, { outcomes })).code).toBe('about_yourself')
    await club.settle(id, { [items[0] ?? '']: 'paid' })
    const back = { reason: 'It came back.' }
    expect((await asDayo(`withdrawal/return/${items[0]}`, back)).code).toBe('about_yourself')
  })
})

describe('the file for the bank', () => {
  it('has each payout with the account as it was asked for, and its hash is on record', async () => {
    const { id } = await club.released([1_000.05, 2_000])
    const { status, body, headers } = await club.file(id)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/csv')
    const lines = String(body).trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe('Reference,Name,Account number,Bank,Bank code,Amount,Currency')
    const account = people.dayo.bankAccounts.find(({ kind }) => kind === 'ngn')
    for (const line of lines.slice(1)) expect(line).toContain(`,${account?.account_number},`)
    const hash = createHash('sha256').update(String(body)).digest('hex')
    expect((await club.batch(id)).batch.file_hash).toBe(hash)
    expect((await club.file(id)).body).toBe(body)
    expect(await audited('payout_batch.exported')).toMatchObject([
      { detail: `SHA-256 ${hash}` },
      {},
    ])
  })

  it('is for a batch that is released, in the format that was chosen', async () => {
    const { id } = await club.prepared([1_000], { file_format: 'gtbank' })
    expect((await club.file(id)).code).toBe('conflict')
    await club.release(id)
    expect(String((await club.file(id)).body)).toMatch(/^PAYMENT AMOUNT,/)
    const dollars = await club.released([10], { currency: 'USD' })
    expect(String((await club.file(dollars.id)).body)).toContain('SWIFT code')
    expect((await club.file(noId)).code).toBe('not_found')
  })

  it('is the same for the demo club’s own batch, and after it was settled', async () => {
    const { body } = await club.file(demoBatch)
    expect(String(body).split('\r\n')).toHaveLength(4)
    const [one = '', other = ''] = Object.keys(await club.statuses(demoBatch))
    await club.settle(demoBatch, { [one]: 'paid', [other]: 'paid' })
    expect((await club.file(demoBatch)).body).toBe(body)
  })
})

describe('what the bank says', () => {
  it('is that all were paid: the money has left the club, and each member knows once', async () => {
    const before = await atBank()
    const { id, items } = await club.released([1_000, 2_000])
    const [one = '', other = ''] = items
    const { status, body } = await club.settle(id, { [one]: 'paid', [other]: 'paid' })
    expect(status).toBe(200)
    const settled_at = club.server.clock.now.toISOString()
    expect(body).toMatchObject({ status: 'settled', paid: 2, failed: 0, settled_at })
    expect(await club.statuses(id)).toEqual({ [one]: 'paid', [other]: 'paid' })
    // What the club has is below zero.
    expect((await atBank()) - before).toBe(3_000_00n)
    const { news, mails } = await told('Your withdrawal was paid')
    expect(news).toHaveLength(2)
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain('ending in 0004')
    expect(await audited('payout_batch.settled')).toMatchObject([{ detail: '2 paid, 0 failed' }])
  })

  it('is that one failed: its money is in the wallet again, and the member knows why', async () => {
    const before = await club.wallet()
    const bank = await atBank()
    const { id, items } = await club.released([1_000])
    await club.settle(id, { [items[0] ?? '']: 'failed' })
    expect(await club.wallet()).toEqual(before)
    expect(await atBank()).toBe(bank)
    const { withdrawals, batch } = await club.batch(id)
    expect(batch).toMatchObject({ status: 'settled', paid: 0, failed: 1 })
    expect(withdrawals[0]?.withdrawal).toMatchObject({ status: 'failed', failure_reason: failure })
    const { news, mails } = await told('Your withdrawal could not be paid')
    expect(news).toMatchObject([{ body: expect.stringContaining(failure) }])
    expect(mails).toHaveLength(1)
  })

  it('may come in parts, and a failure needs a reason', async () => {
    const { id, items } = await club.released([1_000, 2_000])
    const [one = '', other = ''] = items
    const first = await club.settle(id, { [one]: 'paid' })
    expect(first.body).toMatchObject({ status: 'released', paid: 1, settled_at: null })
    expect((await club.settle(id, { [one]: 'paid' })).code).toBe('conflict')
    expect((await club.settle(id, { [one]: 'paid', [other]: 'paid' })).code).toBe('conflict')
    expect((await club.settle(id, { [noId]: 'paid' })).code).toBe('conflict')
    expect(await club.statuses(id)).toMatchObject({ [other]: 'in_batch' })
    const token = await club.tokenFor(operators.uche.email)
    const outcomes = [{ withdrawal_id: other, outcome: 'failed' }]
    const path = `/api/operator/payout-batch/settle/${id}`
    const wordless = await club.server.call('POST', path, { token, body: { outcomes } })
    expect(wordless.code).toBe('validation_failed')
    const last = await club.settle(id, { [other]: 'failed' })
    expect(last.body).toMatchObject({ status: 'settled', paid: 1, failed: 1 })
    expect((await club.settle(id, { [other]: 'failed' })).code).toBe('already_decided')
  })

  it('is not heard before the batch is released', async () => {
    const { id, items } = await club.prepared([1_000])
    expect((await club.settle(id, { [items[0] ?? '']: 'paid' })).code).toBe('conflict')
    await club.discard(id)
    expect((await club.settle(id, { [items[0] ?? '']: 'paid' })).code).toBe('already_decided')
  })

  it('counts for money that an earlier version left in the wallet as well', async () => {
    const before = await club.wallet()
    const paid = await club.asked(1_000)
    const failed = await club.asked(2_000)
    for (const id of [paid, failed]) await approvedByAnEarlierVersion(club.server.db, id)
    const { body } = await club.prepare([paid, failed])
    const batch = String(Reflect.get(Object(body), 'id'))
    expect((await club.release(batch)).status).toBe(200)
    expect(await club.wallet()).toMatchObject({ held: before.held + 3_000 })
    await club.settle(batch, { [paid]: 'paid', [failed]: 'failed' })
    expect(await club.wallet()).toEqual({
      balance: before.balance - 1_000,
      held: before.held,
      available: before.available - 1_000,
    })
  })

  it('is booked once for its key', async () => {
    const bank = await atBank()
    const { id, items } = await club.released([1_000])
    const settle = () => club.settle(id, { [items[0] ?? '']: 'paid' }, 'uche', 'the-same')
    const first = await settle()
    expect(await settle()).toMatchObject({ status: 200, body: first.body })
    expect((await atBank()) - bank).toBe(1_000_00n)
  })
})

describe('a payout that the bank sends back', () => {
  it('is in the wallet again by counter-postings, once, and the member knows', async () => {
    const before = await club.wallet()
    const bank = await atBank()
    const { id, items } = await club.released([1_000])
    const [one = ''] = items
    expect((await club.giveBack(one)).code).toBe('already_decided')
    await club.settle(id, { [one]: 'paid' })
    const { status, body } = await club.giveBack(one)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      withdrawal: {
        status: 'returned',
        returned_at: club.server.clock.now.toISOString(),
        failure_reason: 'The account was closed.',
      },
    })
    expect(await club.wallet()).toEqual(before)
    expect(await atBank()).toBe(bank)
    expect((await club.giveBack(one)).code).toBe('already_decided')
    expect((await club.batch(id)).batch).toMatchObject({ status: 'settled', paid: 1, failed: 0 })
    const { news, mails } = await told('Your bank sent a withdrawal back')
    expect([news.length, mails.length]).toEqual([1, 1])
    expect(await audited('withdrawal.returned')).toHaveLength(1)
    expect((await club.giveBack(noId)).code).toBe('not_found')
  })

  it('is said to have come back by who said of another one of its batch alone that it failed', async () => {
    const { id, items } = await club.released([1_000, 2_000])
    const [one = '', other = ''] = items
    expect((await club.settle(id, { [one]: 'paid' }, 'uche')).status).toBe(200)
    expect((await club.settle(id, { [other]: 'failed' }, 'tunde')).status).toBe(200)
    expect((await club.giveBack(one, 'uche')).code).toBe('second_person_needed')
    expect((await club.giveBack(one, 'tunde')).status).toBe(200)
  })

  it('is said to have come back by who said of another one of its batch alone that it was paid', async () => {
    const { id, items } = await club.released([1_000, 2_000])
    const [one = '', other = ''] = items
    expect((await club.settle(id, { [one]: 'paid' }, 'uche')).status).toBe(200)
    expect((await club.settle(id, { [other]: 'paid' }, 'tunde')).status).toBe(200)
    expect((await club.giveBack(one, 'uche')).code).toBe('second_person_needed')
    expect((await club.giveBack(other, 'tunde')).code).toBe('second_person_needed')
    expect((await club.giveBack(one, 'tunde')).status).toBe(200)
    expect((await club.giveBack(other, 'uche')).status).toBe(200)
  })
})

it('lists batches, the newest first', async () => {
  const { id } = await club.prepared([1_000])
  const token = await club.tokenFor(operators.tunde.email)
  const list = async (query: { status?: 'prepared' }) =>
    (await club.server.ask(listPayoutBatches, { token, query })).items.map(each => each.id)
  expect((await list({})).slice(0, 2)).toEqual([id, demoBatch])
  expect(await list({ status: 'prepared' })).toEqual([id])
})
