import { getCustomer } from '@kinfold/contract/account/get-customer'
import { createErrorAnswer } from '@kinfold/contract/errors/create-error-answer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureClient } from './client-settings.ts'
import { request } from './request.ts'

let token: string | undefined
let sessions = 0
let isOnLoginPage: boolean
const onSessionEnd = vi.fn(() => {
  token = undefined
})

beforeEach(() => {
  // Each test has a session of its own: ended sessions are remembered by their token.
  token = `token-${++sessions}`
  isOnLoginPage = false
  onSessionEnd.mockClear()
  configureClient({ readToken: () => token, isOnLoginPage: () => isOnLoginPage, onSessionEnd })
  vi.stubGlobal('fetch', async () => {
    const { status, body } = createErrorAnswer('unauthenticated')
    return Response.json(body, { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('tells the app once, however many calls find out', async () => {
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => request(getCustomer, {})))
  expect(onSessionEnd).toHaveBeenCalledOnce()
  expect(outcomes.map(outcome => !outcome.ok && outcome.kind)).toEqual(Array(4).fill('signed-out'))
})

it('stays quiet for calls that go out after the session was cleared', async () => {
  await request(getCustomer, {})
  await request(getCustomer, {})
  expect(onSessionEnd).toHaveBeenCalledOnce()
})

it('tells the app again when the next session ends', async () => {
  await request(getCustomer, {})
  token = 'the next session'
  await request(getCustomer, {})
  expect(onSessionEnd).toHaveBeenCalledTimes(2)
})

it('doesn’t end a new session for a late answer to the old one', async () => {
  const late = request(getCustomer, {})
  token = 'a new session'
  await late
  expect(onSessionEnd).not.toHaveBeenCalled()
})

it('leaves a 401 on the login page to the page', async () => {
  isOnLoginPage = true
  const outcome = await request(getCustomer, {})
  expect(outcome).toMatchObject({ kind: 'refused', status: 401 })
  expect(onSessionEnd).not.toHaveBeenCalled()
})
