// Every call × every kind of caller, generated from the contract: exactly those it allows are let in.

import { type Access, type Caller, mayCall, operatorRoles } from '@kinfold/contract/access'
import { verifyEmail } from '@kinfold/contract/auth/verify-email'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { getMember } from '@kinfold/contract/operator/member/get-member'
import { documentFileId } from '@kinfold/personas/desk/kyc-cases'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '#src/modules/all-routes.ts'
import { createOperator } from '#src/modules/people/staff/create-operator.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { foreignIds } from '#test/servers/foreign-ids.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'

let server: TestServer
let endpoints: readonly AnyEndpoint[]
beforeAll(async () => {
  server = await openDemoClub()
  const wish = { email: lateOperator, name: 'Late Comer', roles: operatorRoles }
  await createOperator(server.parts.services, wish)
  endpoints = allRoutes(server.parts.services, { isReady: true }).map(route => route.endpoint)
})
afterAll(() => server[Symbol.asyncDispose]())

const member = (isVerified: boolean): Caller => ({ isMember: true, isVerified, roles: [] })
const operator = (key: keyof typeof operators) => ({
  email: operators[key].email,
  is: { isMember: false, isVerified: false, roles: operators[key].roles } satisfies Caller,
})

const lateOperator = 'late@kinfold.example'
const signedInOnly: Caller = { isMember: false, isVerified: false, roles: [] }

const callers: Record<string, { email?: string; is: Caller | undefined }> = {
  anonymous: { is: undefined },
  'a member whose documents are missing': { email: people.bola.customer.email, is: member(false) },
  'a verified member': { email: people.dayo.customer.email, is: member(true) },
  'a verified global member': { email: people.efe.customer.email, is: member(true) },
  'operator ngozi': operator('ngozi'),
  'operator tunde': operator('tunde'),
  'operator uche': operator('uche'),
  'operator zainab': operator('zainab'),
  // Roles are inactive until the authenticator app is on.
  'an operator without an authenticator app': { email: lateOperator, is: signedInOnly },
}

const noId = '00000000-0000-4000-8000-000000000000'
const withIds = (path: string, id = noId) => `/api${path.replace(/:\w+/g, id)}`

function isRefused(access: Access, { status, code = '' }: Answered) {
  if (status === 401) return code === 'unauthenticated'
  const codes =
    access === 'verified-member' ? ['forbidden', 'verification_required'] : ['forbidden']
  return status === 403 && codes.includes(code)
}

async function send(endpoint: AnyEndpoint, token: string | undefined, id?: string) {
  return server.call(endpoint.method, withIds(endpoint.path, id), {
    ...(token && { token }),
    ...(endpoint.body && { body: { 'not a field': true } }),
  })
}

describe('who may call what', () => {
  it.each(Object.entries(callers))(
    '%s is let in exactly where the contract says',
    async (_, caller) => {
      const wrong: string[] = []
      for (const endpoint of endpoints) {
        const token = caller.email && (await sessionFor(server, caller.email))
        const answer = await send(endpoint, token)
        const wasLetIn = !isRefused(endpoint.access, answer)
        if (wasLetIn !== mayCall(endpoint.access, caller.is)) {
          wrong.push(`${endpoint.method} ${endpoint.path} answered ${answer.status}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )

  it.each([
    ['a made-up token', async () => 'A'.repeat(43)],
    ['a token that is no token', async () => 'short'],
    ['the verification token of an unproven address', unverifiedToken],
    ['the token of a session that has ended', endedToken],
  ])('%s opens nothing', async (_, tokenOf) => {
    const token = await tokenOf()
    for (const endpoint of endpoints) {
      if (endpoint.access === 'visitor' || endpoint.access === 'provider') continue
      const answer = await send(endpoint, token)
      expect([endpoint.path, answer.status]).toEqual([endpoint.path, 401])
    }
  })

  it.each(Object.entries(callers))(
    '%s sees of another’s documents what their roles are for',
    async (_, { email, is }) => {
      const token = email && (await sessionFor(server, email))
      const mayOpen = is?.roles.includes('reviewer') === true
      const isOwner = email === people.dayo.customer.email
      for (const kind of ['identity', 'address'] as const) {
        const url = withIds('/file/:id', documentFileId(people.dayo, kind))
        const { status } = await server.call('GET', url, { ...(token && { token }) })
        const refused = token === undefined ? 401 : is?.roles.length ? 403 : 404
        expect([kind, status]).toEqual([kind, isOwner || mayOpen ? 200 : refused])
      }
      if (!token || !is || !mayCall('operator', is)) return
      const params = { id: people.dayo.customer.id }
      const { documents } = await server.ask(getMember, { token, params })
      expect(documents).toHaveLength(2)
      for (const { file_id, document_number, kind } of documents) {
        expect(file_id).toBe(mayOpen ? documentFileId(people.dayo, kind) : null)
        if (!mayOpen) expect(document_number).toBeNull()
      }
      expect(documents.some(({ document_number }) => document_number !== null)).toBe(mayOpen)
    },
  )

  it('hides what belongs to someone else, for every id a path takes', async () => {
    for (const endpoint of endpoints) {
      // What members can't call at all is theirs to see in no id, nor is what providers tell.
      if (endpoint.params === undefined || !mayCall(endpoint.access, member(false))) continue
      if (endpoint.access === 'provider' || endpoint.access === 'visitor') continue
      const make = foreignIds[`${endpoint.method} ${endpoint.path}`]
      expect(make, `${endpoint.method} ${endpoint.path} has no row in foreign-ids.ts`).toBeDefined()
      const { id, body, query = '' } = await make!(server, people.dayo.customer.email)
      const token = await sessionFor(server, people.bola.customer.email)
      const answer = await server.call(endpoint.method, `${withIds(endpoint.path, id)}?${query}`, {
        token,
        ...(body !== undefined && { body }),
      })
      expect([endpoint.path, answer.status, answer.code]).toEqual([endpoint.path, 404, 'not_found'])
    }
  })
})

async function unverifiedToken(): Promise<string> {
  const { token } = await server.ask(verifyEmail, { body: { email: people.ada.customer.email } })
  return token
}

async function endedToken(): Promise<string> {
  const token = await sessionFor(server, people.bola.customer.email)
  await server.call('POST', '/api/auth/logout', { token })
  return token
}
