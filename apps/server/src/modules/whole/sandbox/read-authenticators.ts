// The codes that authenticator apps of the sandbox's people would show.
import { asc, eq } from 'drizzle-orm'
import { account } from '../../base/person/account.tables.ts'
import { codeOfStep, momentOf, stepAt } from '../../people/totp/authenticator-codes.ts'
import { authenticator } from '../../people/totp/totp.tables.ts'
import { authenticatorContext } from '../../people/totp/use-totp-code.ts'
import type { Services } from '../../services.ts'

export type ShownAuthenticator = {
  readonly email: string
  /** The next valid code; null when the current ones are used up. */
  readonly code: string | null
  readonly changes_at: string
}

export async function readAuthenticators({
  db,
  now,
  encryption,
}: Pick<Services, 'db' | 'now' | 'encryption'>): Promise<ShownAuthenticator[]> {
  const rows = await db.orm
    .select({ email: account.email, app: authenticator })
    .from(authenticator)
    .innerJoin(account, eq(account.id, authenticator.accountId))
    .orderBy(asc(account.email))
  const step = stepAt(now())
  return rows.map(({ email, app }) => {
    const secret = encryption.decrypt(app, authenticatorContext(app.accountId))
    const next = app.lastStep === null || app.lastStep < step ? step : app.lastStep + 1n
    return {
      email,
      code: next <= step + 1n ? codeOfStep(secret, next) : null,
      changes_at: momentOf(step + 1n).toISOString(),
    }
  })
}
