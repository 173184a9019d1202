// Every call has a mock, and it answers by the contract for everybody in the demo club.
import { mayCall } from '@kinfold/contract/access'
import { allEndpoints } from '@kinfold/contract/all-endpoints'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { ErrorAnswer } from '@kinfold/contract/errors/error-answer'
import { possibleErrors } from '@kinfold/contract/errors/possible-errors'
import { readValue } from '@kinfold/contract/validation/read-value'
import { demoAccessToken } from '@kinfold/personas/answers/sign-in-answer-of'
import { getResponse, type HttpHandler } from 'msw'
import { describe, expect, it } from 'vitest'
import { isFileAnswer } from '../client/is-file-answer.ts'
import type { BrowserCall } from './browser-call.ts'
import { demoHandlers } from './handlers.ts'
import { type CallerName, callerNames } from './mock-caller.ts'
import type { MockOfEachCall } from './mock-of-each-call.ts'
import { mocks } from './mocks.ts'
import { sampleCalls } from './sample-calls.ts'

type ErasedMock = { readonly endpoint: AnyEndpoint } & Record<
  string,
  (options?: { as?: CallerName }) => HttpHandler
>
// The outcomes' own names differ from mock to mock.
const byName = Object.entries(mocks) as unknown as [BrowserCall, ErasedMock][]
const endpoints: [string, AnyEndpoint][] = Object.entries(allEndpoints)
const notOurs = ['receiveWebhook']
const common = [
  'answers',
  'fails',
  'recovers',
  'never',
  'offline',
  'reconnects',
  'slow',
  'refetching',
  'endpoint',
]

async function ask(handler: HttpHandler, name: BrowserCall, as: CallerName) {
  const answer = await getResponse([handler], sampleCalls[name].request(as))
  if (!answer) throw new Error(`no handler took ${name}`)
  return answer
}

async function problemOf(endpoint: AnyEndpoint, answer: Response): Promise<string | undefined> {
  if (!answer.ok) {
    const body: unknown = await answer.json()
    if (!ErrorAnswer.is(body)) return 'no error answer'
    const codes: readonly string[] = possibleErrors(endpoint)
    return codes.includes(body.code) ? undefined : `never refused with ${body.code}`
  }
  if (isFileAnswer(endpoint.response)) {
    return answer.headers.get('content-type') === endpoint.response.contentType
      ? undefined
      : 'another content type'
  }
  const read = readValue(endpoint.response, await answer.json())
  return read.ok ? undefined : JSON.stringify(read.fields)
}

describe('every call', () => {
  it('has one mock, under its own name', () => {
    const ours = endpoints.filter(([name]) => !notOurs.includes(name))
    expect(Object.fromEntries(byName.map(([name, { endpoint }]) => [name, endpoint]))).toEqual(
      Object.fromEntries(ours),
    )
  })

  it('has no mock under another call’s name, by its type', () => {
    const { getPortfolio, getPortfolioPdf } = mocks
    const right: Pick<MockOfEachCall, 'getPortfolio'> = { getPortfolio }
    // @ts-expect-error this answers another call
    const wrong: Pick<MockOfEachCall, 'getPortfolio'> = { getPortfolio: getPortfolioPdf }
    expect(wrong).not.toEqual(right)
  })
})

describe('every mock', () => {
  const outcomes = byName.flatMap(([name, mock]) =>
    Object.keys(mock)
      .filter(outcome => !common.includes(outcome))
      .map(outcome => [`${name}.${outcome}`, name, mock, outcome] as const),
  )

  it.each(outcomes)('%s answers everybody by the contract', async (_, name, mock, outcome) => {
    for (const as of callerNames) {
      const answer = await ask(mock[outcome]!({ as }), name, as)
      expect(await problemOf(mock.endpoint, answer), as).toBeUndefined()
    }
  })

  // In the demo club the batch of the month is released already.
  const decided = ['releasePayoutBatch', 'discardPayoutBatch']

  it.each(byName.filter(([name]) => !decided.includes(name)))(
    '%s succeeds for somebody',
    async (name, mock) => {
      const { as } = sampleCalls[name]
      const answer = await ask(mock.ok!({ as }), name, as)
      expect(answer.status, await answer.clone().text()).toBe(200)
    },
  )

  it('knows who is signed in by the token', async () => {
    const asked = (token?: string) =>
      getResponse(
        demoHandlers(),
        new Request('http://club.test/api/customer/get', {
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        }),
      )
    expect(await (await asked(demoAccessToken('efe')))?.json()).toMatchObject({ first_name: 'Efe' })
    expect((await asked('made up'))?.status).toBe(401)
    expect((await asked())?.status).toBe(401)
  })

  it('lets only those in who may', async () => {
    for (const [name, mock] of byName) {
      const { access } = mock.endpoint
      const isForMembers = mayCall(access, { isMember: true, isVerified: true, roles: [] })
      const answer = await ask(mock.ok!({ as: 'dayo' }), name, 'dayo')
      expect(answer.status === 403, mock.endpoint.path).toBe(!isForMembers)
    }
  })
})
