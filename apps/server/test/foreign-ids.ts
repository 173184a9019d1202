// For each call with an id in its path: something of the given member's that others must not reach.
import type { TestServer } from './create-test-server.ts'
import { sessionFor } from './session-for.ts'

type Foreign = { readonly id: string; readonly body?: unknown }
type MakeForeign = (server: TestServer, ownerEmail: string) => Promise<Foreign>

export const foreignIds: Readonly<Record<string, MakeForeign>> = {
  'POST /auth/sessions/revoke/:id': async (server, ownerEmail) => {
    await sessionFor(server, ownerEmail)
    const [session] = await server.db.query<{ id: string }>({
      text: `SELECT session.id FROM session JOIN account ON account.id = session.account_id
              WHERE account.email_key = $1 LIMIT 1`,
      values: [ownerEmail],
    })
    return { id: session?.id ?? '' }
  },
}
