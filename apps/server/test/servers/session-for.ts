import { findAccountByEmail } from '#src/modules/base/person/find-account.ts'
import { openSession } from '#src/modules/people/session/open-session.ts'
import type { TestServer } from './create-test-server.ts'

/** A token for a member or operator, without the work of signing in. */
export async function sessionFor({ parts, db }: TestServer, email: string): Promise<string> {
  return db.transaction(async tx => {
    const owner = await findAccountByEmail(tx, email)
    if (owner === undefined) throw new Error(`${email} has no account`)
    const visit = { address: '127.0.0.1', userAgent: undefined }
    const token = await openSession(parts.services, tx, owner, visit)
    if (token === undefined) throw new Error(`${email} has another password now`)
    return token
  })
}
