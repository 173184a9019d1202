// Compares mocks and server: every call is sent to both, as everybody in the demo club.

import { type CallerName, callerNames } from '@kinfold/api/mocks/mock-caller'
import { mocks } from '@kinfold/api/mocks/mocks'
import { type SampleCall, sampleCall } from '@kinfold/api/mocks/sample-call'
import { sampleCalls } from '@kinfold/api/mocks/sample-calls'
import { resetPassword } from '@kinfold/contract/auth/reset-password'
import { validateEmailOtp } from '@kinfold/contract/auth/validate-email-otp'
import { fetchDataExport } from '@kinfold/contract/data-export/fetch-data-export'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { verifyPaper } from '@kinfold/contract/paper/verify-paper'
import { addPasskey } from '@kinfold/contract/passkey/add-passkey'
import { removePasskey } from '@kinfold/contract/passkey/remove-passkey'
import { renamePasskey } from '@kinfold/contract/passkey/rename-passkey'
import { signInWithPasskey } from '@kinfold/contract/passkey/sign-in-with-passkey'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { renewRecoveryCodes } from '@kinfold/contract/totp/renew-recovery-codes'
import { turnOffTotp } from '@kinfold/contract/totp/turn-off-totp'
import { demoPassword } from '@kinfold/personas/demo-password'
import { ada, dayo } from '@kinfold/personas/people/people'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { totpCode } from '@kinfold/test-support/authenticator/totp-code'
import { softwarePasskey } from '@kinfold/test-support/passkey/software-passkey'
import { getResponse, type HttpHandler } from 'msw'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DemoServer, fileText, openDemoServer, type PlainAnswer } from './demo-server.ts'
import { mask, shapeOf } from './mask.ts'

/** Answers that depend on more than the seed: only their shape is compared. */
const notSeeded = new Set([
  'listSessions',
  'getDeskOverview',
  'getFile',
  'getPaymentReceipt',
  'getPortfolioCertificate',
  'getPortfolioPdf',
  'getWalletStatement',
  'getYearReport',
])
/** Reads that leave an entry in the operators' log. */
const logged = new Set([
  'exportPayoutBatch',
  'getFile',
  'getMember',
  'listAccountPostings',
  'listMemberEvents',
  'listMemberPayments',
])
/** Calls that need a code from an e-mail or an authenticator app first; they have their own tests below. */
const afterCode = new Set([
  'validateEmailOtp',
  'resetPassword',
  'answerTotpChallenge',
  'confirmTotp',
  'renewRecoveryCodes',
  'turnOffTotp',
  'revokeSession',
])
/** Nobody has a passkey in the demo club, as a passkey needs a device; mocks assume that the member has. */
const afterPasskey = new Set([
  'listPasskeys',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'signInWithPasskey',
])
/** Answered once a job is done, which has its own test below. */
const afterJob = new Set(['fetchDataExport'])

/** Calls that need something done on the server first, such as to undo it; mocks assume that it was. */
const undoes: Record<string, SampleCall> = {
  reinstateMember: sampleCalls.suspendMember,
  draftReturns: sampleCalls.discardReturns,
}

/** Nothing has been given out in the demo club: it has its own test below. */
const calls = Object.entries(sampleCalls).filter(([name]) => name !== 'verifyPaper')
const asSeeded = calls.filter(
  ([name]) => !(afterCode.has(name) || afterPasskey.has(name) || afterJob.has(name)),
)
const reads = asSeeded.filter(([, { endpoint }]) => endpoint.method === 'GET')
const writes = asSeeded.filter(([, { endpoint }]) => endpoint.method !== 'GET')

const masked = (body: unknown) => mask(body)

// Mocks use the browser's clock, which stories set to the demo club's day.
beforeAll(() => {
  vi.useFakeTimers({ now: new Date(referenceMoment), toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

async function askMock(
  { endpoint }: SampleCall,
  request: Request,
  as: CallerName | undefined,
): Promise<PlainAnswer> {
  const all: readonly { endpoint: AnyEndpoint; ok(options: object): HttpHandler }[] =
    Object.values(mocks)
  const mock = all.find(each => each.endpoint === endpoint)
  const response = mock && (await getResponse([mock.ok({ as: () => as })], request))
  if (!response) throw new Error(`${endpoint.path} has no mock`)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return {
    status: response.status,
    body: isJson ? await response.json() : fileText(await response.arrayBuffer()),
  }
}

async function both(
  demo: DemoServer,
  call: SampleCall,
  as: CallerName | undefined,
  compared: (body: unknown) => unknown = masked,
) {
  const [server, mocked] = [
    await demo.ask(call.request(call.as), as),
    await askMock(call, call.request(call.as), as),
  ]
  return {
    server: { status: server.status, body: compared(server.body) },
    mocked: { status: mocked.status, body: compared(mocked.body) },
  }
}

describe('what is read', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await openDemoServer()
  })
  afterAll(() => demo[Symbol.asyncDispose]())

  // Ada has no session: her address is still to be proven.
  it.each(reads)('%s is the same for everybody', async (name, call) => {
    const compared = notSeeded.has(name) ? shapeOf : masked
    // Opening a document, a bank's file or a member's record is logged, and later reads would show the entry.
    await using apart = logged.has(name) ? await openDemoServer() : undefined
    for (const as of callerNames.filter(each => each !== 'ada')) {
      const { server, mocked } = await both(apart ?? demo, call, as, compared)
      expect({ as, ...mocked }).toEqual({ as, ...server })
    }
  })

  it.each(calls)('%s refuses visitors the same way', async (_, call) => {
    if (call.endpoint.access === 'visitor') return
    const { server, mocked } = await both(demo, call, undefined)
    expect(mocked).toEqual(server)
  })

  it.each(calls.filter(([, { endpoint }]) => endpoint.body))(
    '%s refuses an empty body with the same fields',
    async (_, call) => {
      const empty: SampleCall = {
        ...call,
        request: as => {
          const { url, method, headers } = call.request(as)
          return new Request(url, { method, headers, body: '{}' })
        },
      }
      const { server, mocked } = await both(demo, empty, call.as)
      expect(mocked).toEqual(server)
    },
  )
})

it('verifyPaper answers the same of a paper that was given out, and of a code that nobody has', async () => {
  await using demo = await openDemoServer()
  await demo.ask(sampleCalls.getWalletStatement.request('dayo'), 'dayo')
  const [paper] = await demo.server.db.query<{ code: string }>({
    text: 'SELECT code FROM issued_paper',
  })
  const ofCode = (code: string) => sampleCall(verifyPaper, { params: { code } }).request()
  const server = await demo.ask(ofCode(paper?.code ?? ''), undefined)
  const mocked = await askMock(
    sampleCalls.verifyPaper,
    sampleCalls.verifyPaper.request(),
    undefined,
  )
  expect(mocked.status).toBe(server.status)
  expect(shapeOf(mocked.body)).toEqual(shapeOf(server.body))
  const nobodys = () => ofCode('2222-3333-4444-5555')
  expect(await askMock(sampleCalls.verifyPaper, nobodys(), undefined)).toEqual(
    await demo.ask(nobodys(), undefined),
  )
})

describe('what is changed', () => {
  it.each(writes)('%s answers the same', async (name, call) => {
    await using demo = await openDemoServer()
    const first = undoes[name]
    if (first) await demo.ask(first.request(first.as), first.as)
    const { server, mocked } = await both(demo, call, call.as)
    expect(mocked).toEqual(server)
  })

  it('validateEmailOtp answers the same', async () => {
    await using demo = await openDemoServer()
    const login = sampleCall(
      sampleCalls.logIn.endpoint as never,
      {
        ...sampleCalls.logIn.parts,
        body: { ...(sampleCalls.logIn.parts.body as object), email: ada.customer.email },
      } as never,
    )
    const { body } = await demo.ask(login.request(), undefined)
    const [mail] = await demo.server.inbox(ada.customer.email)
    const otp = /code\D*(\d{4})/.exec(mail?.text ?? '')?.[1] ?? ''
    const { token } = (body as { verification: { token: string } }).verification
    const server = await demo.ask(
      sampleCall(validateEmailOtp, { body: { otp, token } }, 'ada').request(),
      undefined,
    )
    const mocked = await askMock(
      sampleCalls.validateEmailOtp,
      sampleCalls.validateEmailOtp.request(),
      undefined,
    )
    expect(mask(mocked)).toEqual(mask(server))
  })

  it('the calls of an authenticator app answer the same', async () => {
    await using demo = await openDemoServer()
    const { clock } = demo.server
    const begun = await demo.ask(sampleCalls.beginTotp.request(), 'dayo')
    const { secret } = begun.body as { secret: string }
    const password = demoPassword
    const steps = [
      (code: string) => sampleCall(confirmTotp, { body: { code } }, 'dayo'),
      (code: string) => sampleCall(renewRecoveryCodes, { body: { code } }, 'dayo'),
      (code: string) => sampleCall(turnOffTotp, { body: { password, code } }, 'dayo'),
    ]
    for (const step of steps) {
      const call = step(totpCode(secret, clock.now))
      const { server, mocked } = await both(demo, call, 'dayo', shapeOf)
      expect(mocked).toEqual(server)
      clock.forward(30_000)
    }
  })

  it('the calls of a passkey answer the same', async () => {
    await using demo = await openDemoServer()
    const device = softwarePasskey({ origin: 'https://club.example', host: 'club.example' })
    const begin = async (call: SampleCall) => {
      const { body } = await demo.ask(call.request(), 'dayo')
      return body as { readonly challenge: string }
    }
    const compare = async (mocked: SampleCall, call: SampleCall) => {
      const server = await demo.ask(call.request(), 'dayo')
      const { status, body } = await askMock(mocked, mocked.request(), 'dayo')
      expect({ status, body: shapeOf(body) }).toEqual({ ...server, body: shapeOf(server.body) })
      return server.body as { readonly id: string }
    }
    const passkey = device.made(await begin(sampleCalls.beginPasskey))
    const body = { name: 'My phone', passkey }
    const { id } = await compare(sampleCalls.addPasskey, sampleCall(addPasskey, { body }))
    const used = device.used(await begin(sampleCalls.beginPasskeySignIn))
    await compare(sampleCalls.signInWithPasskey, sampleCall(signInWithPasskey, { body: used }))
    await compare(sampleCalls.listPasskeys, sampleCalls.listPasskeys)
    const rename = sampleCall(renamePasskey, { params: { id }, body: { name: 'The old phone' } })
    await compare(sampleCalls.renamePasskey, rename)
    const remove = sampleCall(removePasskey, { params: { id }, body: { password: demoPassword } })
    await compare(sampleCalls.removePasskey, remove)
  })

  it('fetchDataExport answers a file, and refuses the same way', async () => {
    await using demo = await openDemoServer()
    const call = sampleCalls.fetchDataExport
    await demo.ask(sampleCalls.requestDataExport.request('dayo'), 'dayo')
    await demo.server.settle()
    for (const body of [{ password: 'Not-the-password-1' }, { password: demoPassword }]) {
      const sent = sampleCall(fetchDataExport, { body }, call.as)
      const compared = (answer: unknown) => (typeof answer === 'string' ? 'a file' : answer)
      const { server, mocked } = await both(demo, sent, 'dayo', compared)
      expect(mocked).toEqual(server)
    }
  })

  it('resetPassword answers the same', async () => {
    await using demo = await openDemoServer()
    await demo.ask(sampleCalls.forgotPassword.request(), undefined)
    const [mail] = await demo.server.inbox(dayo.customer.email)
    const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const password = 'Dry-season#27'
    const reset = sampleCall(resetPassword, {
      body: { token, password, confirm_password: password },
    })
    const server = await demo.ask(reset.request(), undefined)
    const mocked = await askMock(reset, reset.request(), undefined)
    expect(mask(mocked)).toEqual(mask(server))
  })
})

it('compares something', () => {
  expect(reads.length).toBeGreaterThan(4)
  expect(writes.length).toBeGreaterThan(7)
})
