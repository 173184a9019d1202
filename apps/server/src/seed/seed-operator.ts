import type { DemoOperator } from '@kinfold/personas/operators/operators'
import { emailKey } from '../calls/email-key.ts'
import type { Transaction } from '../db/database.ts'
import { account, operator } from '../modules/base/person/account.tables.ts'
import { knownDevice } from '../modules/people/session/session.tables.ts'

const halfAnHourMs = 1_800_000

type Terms = { readonly passwordHash: string; readonly since: Date }

export async function seedOperator(
  tx: Transaction,
  { operatorId, email, firstName, lastName, roles }: DemoOperator,
  { passwordHash, since }: Terms,
): Promise<void> {
  await tx.orm.insert(account).values({
    id: operatorId,
    email,
    emailKey: emailKey(email),
    passwordHash,
    passwordChangedAt: since,
    emailVerifiedAt: since,
    createdAt: since,
  })
  await tx.orm.insert(operator).values({
    id: operatorId,
    name: `${firstName} ${lastName}`,
    roles: [...roles],
    createdAt: since,
  })
  // Their latest sign-in at the desk; no real browser has this fingerprint.
  const lastSeen = new Date(since.getTime() - halfAnHourMs)
  await tx.orm
    .insert(knownDevice)
    .values({ accountId: operatorId, fingerprint: Buffer.alloc(32), seenAt: lastSeen })
}
