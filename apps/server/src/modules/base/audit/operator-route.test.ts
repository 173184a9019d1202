// What an operator decides is all recorded, with its entry in the log, or nothing of it.
import { createFaq } from '@kinfold/contract/operator/content/create-faq'
import { operators } from '@kinfold/personas/operators/operators'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { refuse } from '../../../calls/refusal.ts'
import { refusalOf } from '../../../calls/refusal-of.ts'
import type { ReadCall } from '../../../calls/route.ts'
import { faq } from '../../club/faq/faq.tables.ts'
import { auditEntry } from './audit.tables.ts'
import { audited, type Decided, type OperatorCall } from './operator-call.ts'
import { operatorRoute } from './operator-route.ts'

let server: TestServer
beforeAll(async () => {
  server = await openDemoClub()
})
afterAll(() => server[Symbol.asyncDispose]())

const question = { category: 'Wallet', question: 'Is it kept?', answer: 'No.', position: 99 }
const call: ReadCall = {
  params: undefined,
  query: undefined,
  body: question,
  upload: undefined,
  visit: { address: '127.0.0.1', userAgent: undefined },
  caller: {
    accountId: operators.zainab.operatorId,
    sessionId: '7c1f1f0e-0000-4000-8000-000000000001',
    isSuspended: false,
    isMember: false,
    isVerified: false,
    currencies: [],
    roles: ['administrator'],
  },
  tx: undefined,
  prepared: undefined,
}

type Call = OperatorCall<typeof createFaq>
type Outcome = Decided<typeof createFaq>
const write = async ({ tx, body }: Call) => {
  const [added] = await tx.orm.insert(faq).values(body).returning()
  if (added === undefined) throw new Error('question not found after insert')
  return added
}
const counts = async () => [await server.db.orm.$count(faq), await server.db.orm.$count(auditEntry)]
const decide = (then: (call: Call) => Promise<Outcome>) =>
  operatorRoute(server.parts.services, createFaq, then).handle(call)

it('writes nothing down where it is refused after something was written', async () => {
  const before = await counts()
  const refused = decide(async each => {
    await write(each)
    return refuse('validation_failed')
  })
  const answer = await refused.catch(refusalOf)
  expect(answer).toMatchObject({ code: 'validation_failed' })
  expect(await counts()).toEqual(before)
})

it('writes nothing down where it fails after something was written', async () => {
  const before = await counts()
  const failed = decide(async each => {
    await write(each)
    throw new Error('the power went')
  })
  await expect(failed).rejects.toThrow('the power went')
  expect(await counts()).toEqual(before)
})

it('writes it down with one entry', async () => {
  const [questions = 0, entries = 0] = await counts()
  await decide(async each => {
    const { id: subjectId, ...added } = await write(each)
    return audited(
      'faq.created',
      { subject: added.question, subjectId },
      { id: subjectId, ...added },
    )
  })
  expect(await counts()).toEqual([questions + 1, entries + 1])
})
