import type { DemoOperator } from '@kinfold/personas/operators/operators'
import { referenceMoment } from '@kinfold/personas/reference-day'
import type { Transaction } from '../db/database.ts'
import { account, operator } from '../modules/account/account.tables.ts'
import { emailKey } from '../modules/account/email-key.ts'

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
}
