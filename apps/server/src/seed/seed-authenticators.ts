// Operators can only sign in with an authenticator app; the demo club's are set up beforehand, with the
// secrets in the README.
import { operators } from '@kinfold/personas/operators/operators'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Handle, Transaction } from '../db/database.ts'
import { account } from '../modules/base/person/account.tables.ts'
import { authenticator } from '../modules/people/totp/totp.tables.ts'
import { authenticatorContext } from '../modules/people/totp/use-totp-code.ts'
import type { Services } from '../modules/services.ts'

const staff = Object.values(operators)

export async function areAuthenticatorsSeeded(handle: Handle): Promise<boolean> {
  const ids = staff.map(({ operatorId }) => operatorId)
  const without = await handle.orm
    .select({ id: account.id })
    .from(account)
    .where(and(inArray(account.id, ids), isNull(account.totpEnabledAt)))
  return without.length === 0
}

export async function seedAuthenticators(
  { encryption }: Services,
  tx: Transaction,
  since: Date,
): Promise<void> {
  for (const { operatorId, totpSecret } of staff) {
    const kept = await tx.orm
      .insert(authenticator)
      .values({
        accountId: operatorId,
        ...encryption.encrypt(totpSecret, authenticatorContext(operatorId)),
        beganAt: since,
        confirmedAt: since,
      })
      .onConflictDoNothing()
      .returning({ id: authenticator.accountId })
    if (kept.length === 0) continue
    await tx.orm.update(account).set({ totpEnabledAt: since }).where(eq(account.id, operatorId))
  }
}
