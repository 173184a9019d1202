import { uploadPoa } from '@kinfold/contract/kyc/upload-poa'
import { beforeEach, expect, it } from 'vitest'
import type { SignedIn } from './call.ts'
import { refuse } from './refusal.ts'
import { uploadRoute } from './route.ts'
import type { ReadUpload } from './sent-file.ts'
import { type Arrival, serving } from './serve-call.ts'

const member: SignedIn = {
  accountId: 'a',
  sessionId: 's',
  isMember: true,
  isVerified: false,
  isSuspended: false,
  roles: [],
  currencies: [],
}

let caller: SignedIn | undefined
let discarded: number
let logged: string[]
beforeEach(() => {
  caller = member
  discarded = 0
  logged = []
})

const upload: ReadUpload = {
  file: {
    path: '/nowhere',
    name: 'bill.pdf',
    size: 3,
    hash: Buffer.alloc(32),
    pathFor: name => name,
    async discard() {
      discarded += 1
    },
  },
  fields: { document_type: 'utility_bill' },
}

const route = uploadRoute(uploadPoa, async () => refuse('kyc_already_approved'))
const serve = serving(route, {
  findCaller: async () => caller,
  admissionTo: () => undefined,
  once: async () => undefined,
  logSecurityEvent: ({ outcome, accountId }) => void logged.push(`${outcome} ${accountId}`),
})

const sending = (readUpload: () => Promise<ReadUpload>): Arrival => ({
  params: {},
  query: {},
  body: undefined,
  headers: { authorization: 'Bearer a-token-of-some-length' },
  address: '127.0.0.1',
  readUpload,
})

it('hands an upload to its handler while the session is valid', async () => {
  expect(await serve(sending(async () => upload))).toMatchObject({ code: 'kyc_already_approved' })
  expect(discarded).toBe(1)
})

it.each([
  ['ended', undefined, 'unauthenticated'],
  ['was put on hold', { ...member, isSuspended: true }, 'account_suspended'],
] as const)('takes no file of a session that %s while it arrived', async (_, later, code) => {
  const arriving = sending(async () => {
    caller = later
    return upload
  })
  expect(await serve(arriving)).toMatchObject({ code })
  expect(discarded).toBe(1)
  expect(logged).toEqual([`${code} a`])
})
