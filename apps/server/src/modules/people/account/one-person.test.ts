// Identity, address, BVN and bank account belong to one person: a name can only change while none of them confirms it.

import { getCustomer } from '@kinfold/contract/account/get-customer'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { uploadKyc } from '@kinfold/contract/kyc/upload-kyc'
import { uploadPoa } from '@kinfold/contract/kyc/upload-poa'
import { listKycCases } from '@kinfold/contract/operator/kyc/list-kyc-cases'
import { operators } from '@kinfold/personas/operators/operators'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { BankLookup } from '../../../providers/bank/bank-lookup.ts'

let server: TestServer
let reviewer: string
let picture: Buffer
let whileAsked: () => Promise<unknown> = async () => undefined
const bankLookup: BankLookup = {
  resolve: async () => ({ kind: 'unknown' }),
  async checkBvn() {
    await whileAsked()
    return 'matches'
  },
}
beforeAll(async () => {
  server = await openDemoClub({ bankLookup })
  reviewer = await sessionFor(server, operators.ngozi.email)
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => server[Symbol.asyncDispose]())

const rename = (token: string, body: object = { first_name: 'Chinedu', last_name: 'Impostor' }) =>
  server.call('PATCH', '/api/customer/update', { token, body })
const checkBvn = (token: string, bvn: string) =>
  server.call('POST', '/api/customer/validate-bvn', { token, body: { bvn, consent: true } })

async function handIn(token: string) {
  const file = { name: 'me.jpg', bytes: picture }
  const identity = { file, fields: { purpose: 'identity' } } as const
  const { id } = await server.ask(uploadFile, { token, upload: identity })
  const body = { file_id: id, id_type: 'national_id', id_number: 'NIN-1' } as const
  await server.ask(uploadKyc, { token, body })
  const bill = { file, fields: { document_type: 'utility_bill' } } as const
  await server.ask(uploadPoa, { token, upload: bill })
}

async function decide(email: string, kind: 'identity' | 'address', path: string, body?: object) {
  const query = { status: 'submitted', kind, per_page: 100 } as const
  const { items } = await server.ask(listKycCases, { token: reviewer, query })
  const id = items.find(({ member }) => member.email === email)?.id
  return server.call('POST', `/api/operator/kyc/${path}/${id}`, {
    token: reviewer,
    ...(body && { body }),
  })
}

it('keeps the name of an approved address, also while the ID is sent back', async () => {
  const email = 'address-first@example.com'
  const token = await join(server, email)
  await handIn(token)
  expect((await decide(email, 'address', 'approve')).status).toBe(200)
  expect((await decide(email, 'identity', 'reject', { reason: 'Blurred.' })).status).toBe(200)
  for (const body of [
    { first_name: 'Chinedu' },
    { country: 'Ghana' },
    { citizenship: ['Ghana'] },
  ]) {
    expect(await rename(token, body)).toMatchObject({ status: 409, code: 'details_locked' })
  }
})

it('keeps the name that a BVN was validated with', async () => {
  const token = await join(server, 'bvn-first@example.com')
  expect((await checkBvn(token, '22345678902')).status).toBe(200)
  expect(await rename(token)).toMatchObject({ status: 409, code: 'details_locked' })
  expect((await rename(token, { country: 'Ghana', country_code: 'GH' })).status).toBe(200)
})

it('validates no BVN for a name that changed while the provider was asked', async () => {
  const token = await join(server, 'renamed@example.com')
  whileAsked = () => rename(token)
  expect((await checkBvn(token, '22345678903')).code).toBe('bvn_mismatch')
  whileAsked = async () => undefined
  expect((await server.ask(getCustomer, { token })).is_bvn_validated).toBe(false)
  expect((await checkBvn(token, '22345678903')).status).toBe(200)
})
