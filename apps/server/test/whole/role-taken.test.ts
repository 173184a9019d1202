// A role has to be held when something is decided, not just when the call arrived: every decision at the desk, from the contract.

import { operatorRoles } from '@kinfold/contract/access'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { notePresence } from '@kinfold/contract/operator/presence/note-presence'
import { operators } from '@kinfold/personas/operators/operators'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { allRoutes } from '#src/modules/all-routes.ts'
import { seedDemoClub } from '#src/seed/seed-demo-club.ts'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { rightValue } from '#test/servers/right-value.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
/** A change to commit before the server's next transaction begins. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  const db = await createTestDatabase()
  const interrupted: Database = {
    ...db,
    async transaction(work, options) {
      const act = meanwhile
      meanwhile = undefined
      await act?.()
      return db.transaction(work, options)
    },
  }
  server = await createTestServer({ db: interrupted })
  await seedDemoClub(server.parts.services, new Date(referenceMoment))
})
afterAll(() => server[Symbol.asyncDispose]())

const { operatorId: id, email } = operators.zainab
const setRoles = (roles: readonly string[]) =>
  server.db.query({ text: 'UPDATE operator SET roles = $2 WHERE id = $1', values: [id, roles] })
const ofAccount = (change: string) => () =>
  server.db.query({ text: `UPDATE account SET ${change} WHERE id = $1`, values: [id] })
const allIsWell = ofAccount('suspended_at = NULL, totp_enabled_at = now()')
const noId = '00000000-0000-4000-8000-000000000000'

/** Of bodies whose fields depend on each other. */
const fields: Readonly<Record<string, object>> = {
  routing_number: { account_number: '0123456789', routing_number: null },
  decimal_mark: { debit: undefined, credit: undefined },
  holdings: { holdings: null },
}

// Plans are numbered.
const withId = (path: string) =>
  path.replace(/:\w+/g, path.startsWith('/operator/plan') ? '1' : noId)

// A bank's file is read before anything is decided: see modules/books/statement/statements.test.ts. To say which case one
// reads decides nothing.
const isDecision = ({ method, path, access, upload }: AnyEndpoint) =>
  method !== 'GET' &&
  path !== notePresence.path &&
  upload === undefined &&
  (access === 'operator' || operatorRoles.some(role => role === access))

function send({ method, path, body }: AnyEndpoint, token: string) {
  const filled = body && Object(rightValue(body))
  for (const [name, values] of Object.entries(fields)) {
    if (name in Object(filled)) Object.assign(filled, values)
  }
  return server.call(method, `/api${withId(path)}`, {
    token,
    ...(filled !== undefined && { body: filled }),
  })
}

it.each([
  ['with a role that was taken away', () => setRoles([])],
  ['by somebody who was suspended', ofAccount('suspended_at = now()')],
  ['without the authenticator app that was taken away', ofAccount('totp_enabled_at = NULL')],
])('nothing is decided %s while the call waited', async (_, happens) => {
  const routes = allRoutes(server.parts.services, { isReady: true })
  const decisions = routes.map(({ endpoint }) => endpoint).filter(isDecision)
  const answered: Record<string, string | undefined> = {}
  for (const decision of decisions) {
    await setRoles(operatorRoles)
    await allIsWell()
    const token = await sessionFor(server, email)
    meanwhile = happens
    const answer = await send(decision, token)
    if (meanwhile !== undefined) answered[decision.path] = 'nothing was begun'
    else answered[decision.path] = answer.code
    meanwhile = undefined
  }
  expect(decisions.length).toBeGreaterThan(20)
  expect(Object.entries(answered).filter(([, code]) => code !== 'forbidden')).toEqual([])
})
