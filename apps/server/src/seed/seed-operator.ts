import type { DemoOperator } from '@kinfold/personas/operators/operators'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { emailKey } from '../calls/email-key.ts'
import type { Transaction } from '../db/database.ts'
import { account, operator } from '../modules/account/account.tables.ts'
import { knownDevice } from '../modules/session/session.tables.ts'

const lastSeen = new Date(new Date(referenceMoment).getTime() - 1_800_000)

export async function seedOperator(
  tx: Transaction,
  { operatorId, email, firstName, lastName, roles }: DemoOperator,
  passwordHash: string,
): Promise<void> {
  const since = new Date(referenceMoment)
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
  await tx.orm
    .insert(knownDevice)
    .values({ accountId: operatorId, fingerprint: Buffer.alloc(32), seenAt: lastSeen })
}
