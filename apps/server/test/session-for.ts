import { findAccountByEmail } from '../src/modules/account/find-account.ts'
import { openSession } from '../src/modules/session/open-session.ts'
import type { TestServer } from './create-test-server.ts'

/** A token for a member or operator, without the work of signing in. */
export async function sessionFor({ parts, db }: TestServer, email: string): Promise<string> {
  return db.transaction(async tx => {
    const owner = await findAccountByEmail(tx, email)
    if (owner === undefined) throw new Error(`${email} has no account`)
    return openSession(parts.services, tx, owner, { address: '127.0.0.1', userAgent: undefined })
  })
}
