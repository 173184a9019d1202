import { forgotPassword } from '@kinfold/contract/auth/forgot-password'
import { verifyEmail } from '@kinfold/contract/auth/verify-email'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { register } from '@kinfold/contract/sign-up/register'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { Refusal } from '../calls/refusal.ts'
import { createAdmission } from './admission.ts'
import { createLimits } from './limits.ts'

const doorkeepers = { isKnownDevice: async () => false, checkCaptcha: async () => undefined }

async function admissions(endpoint: AnyEndpoint) {
  const db = await createTestDatabase()
  // Three processes: no two know of each other but by the database.
  const processes = [1, 2, 3].map(() => createAdmission(createLimits(db), 'live', doorkeepers))
  let turn = 0
  const isLetIn = async (address: string, email = 'ada@club.example') => {
    const admission = processes[turn++ % 3]?.(endpoint)
    const answer = await admission?.({
      endpoint,
      params: undefined,
      query: undefined,
      body: { email },
      upload: undefined,
      caller: undefined,
      idempotencyKey: undefined,
      visit: { address, userAgent: undefined },
    })
    return !(answer instanceof Refusal)
  }
  return { isLetIn, [Symbol.asyncDispose]: () => db.close() }
}

it.each([
  ['codes', register, 10, 20],
  ['codes once more', verifyEmail, 5, 10],
  ['reset links', forgotPassword, 6, 20],
])(
  'lets nobody use up the %s that are mailed to an address in a day alone',
  async (_, endpoint, own, all) => {
    await using tried = await admissions(endpoint)
    let letIn = 0
    for (let ask = 0; ask < own + 20; ask += 1) letIn += Number(await tried.isLetIn('192.0.2.1'))
    expect(letIn).toBe(own)
    // What was refused there is taken from nobody else.
    for (let ask = 0; ask < own; ask += 1) expect(await tried.isLetIn('192.0.2.2')).toBe(true)
    letIn = 0
    for (let place = 3; place < 60; place += 1)
      letIn += Number(await tried.isLetIn(`192.0.2.${place}`))
    expect(letIn).toBe(all - 2 * own)
    expect(await tried.isLetIn('192.0.2.99')).toBe(false)
    expect(await tried.isLetIn('192.0.2.99', 'bola@club.example')).toBe(true)
  },
)
