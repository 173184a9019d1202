// Two at the desk have one case open. A decision holds for what its author saw: written on a case that waited, it
// undoes nothing that the other has decided meanwhile, and says who that was.
import { listKycCases } from '@kinfold/contract/operator/kyc/list-kyc-cases'
import { operators } from '@kinfold/personas/operators/operators'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWithdrawingClub, type WithdrawingClub } from '#test/clubs/withdrawing.ts'

let club: WithdrawingClub
beforeEach(async () => {
  club = await openWithdrawingClub()
})
afterEach(() => club[Symbol.asyncDispose]())

async function decide(path: string, by: keyof typeof operators, body: object) {
  const token = await club.tokenFor(operators[by].email)
  return club.server.call('POST', `/api/operator/${path}`, { token, body })
}
const reason = 'The name differs.'

describe('a refusal that was written while the case waited', () => {
  it('doesn’t undo the approval of a withdrawal; refusing it on purpose does', async () => {
    const id = await club.asked(1_000)
    expect((await decide(`withdrawal/approve/${id}`, 'tunde', { seen: 'pending' })).status).toBe(
      200,
    )
    const late = await decide(`withdrawal/refuse/${id}`, 'uche', { seen: 'pending', reason })
    expect(late).toMatchObject({
      status: 409,
      code: 'already_decided',
      body: {
        error: expect.stringMatching(
          /^Tunde Bakare approved the withdrawal \S+ on 3 Jun 2026 at \d\d:\d\d\.$/,
        ),
      },
    })
    const meant = await decide(`withdrawal/refuse/${id}`, 'uche', { seen: 'approved', reason })
    expect(meant).toMatchObject({ status: 200, body: { withdrawal: { status: 'failed' } } })
  })

  it('doesn’t undo the approval of a document', async () => {
    const token = await club.tokenFor(operators.zainab.email)
    const { items } = await club.server.ask(listKycCases, {
      token,
      query: { status: 'submitted' },
    })
    const one = items.find(({ first_approved_by }) => first_approved_by === null)
    const seen = 'submitted'
    const approved = await decide(`kyc/approve/${one?.id}`, 'zainab', { seen })
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
    expect(await decide(`kyc/reject/${one?.id}`, 'ngozi', { seen, reason })).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^Zainab Yusuf .*approve.* on 3 Jun 2026 at /) },
    })
  })
})

it('an approval of a document is taken back by two reviewers, with a reason the member reads', async () => {
  const token = await club.tokenFor(operators.zainab.email)
  const list = () => club.server.ask(listKycCases, { token, query: { status: 'submitted' } })
  const one = (await list()).items.find(({ first_approved_by }) => first_approved_by === null)
  const id = String(one?.id)
  const memberIs = async () => {
    const text = 'SELECT kyc_status, poa_status FROM member WHERE id = $1'
    const [row] = await club.server.db.query({ text, values: [one?.member.id] })
    return Reflect.get(Object(row), one?.kind === 'identity' ? 'kyc_status' : 'poa_status')
  }
  const approve = (seen: string) => decide(`kyc/approve/${id}`, 'zainab', { seen })
  const reject = (by: 'zainab' | 'ngozi', seen: string) =>
    decide(`kyc/reject/${id}`, by, { seen, reason })
  await approve('submitted')
  expect((await list()).items.map(each => each.id)).not.toContain(id)

  expect(await reject('zainab', 'approved')).toMatchObject({
    status: 200,
    body: { status: 'approved', take_back: { by: { name: 'Zainab Yusuf' }, reason } },
  })
  // After the documents that wait, however long ago it came in.
  const waiting = (await list()).items.map(each => each.id)
  expect(waiting.length).toBeGreaterThan(1)
  expect(waiting.at(-1)).toBe(id)
  expect((await reject('zainab', 'taking_back')).code).toBe('already_decided')
  expect((await reject('ngozi', 'approved')).code).toBe('already_decided')
  expect((await approve('taking_back')).body).toMatchObject({ status: 'approved', take_back: null })
  expect(await memberIs()).toBe('approved')

  await reject('zainab', 'approved')
  expect((await reject('ngozi', 'taking_back')).body).toMatchObject({
    status: 'rejected',
    take_back: { by: { name: expect.stringMatching(/^Zainab/) } },
    rejection_reason: reason,
    decided_by: { name: expect.stringMatching(/^Ngozi/) },
  })
  expect(await memberIs()).toBe('rejected')
})

it('nobody takes an approval back alone, whatever writes it', async () => {
  const { db } = club.server
  const alone = db.query({
    text: `UPDATE kyc_case SET status = 'rejected', taken_back_by = decided_by, take_back_reason = ''
            WHERE status = 'approved'`,
  })
  await expect(alone).rejects.toThrow('kyc_case_taken_back_by_two')
})

it('a decision without the state it was made on is none', async () => {
  const id = await club.asked(1_000)
  expect(await decide(`withdrawal/refuse/${id}`, 'uche', { seen: 'odd', reason })).toMatchObject({
    status: 400,
  })
})
