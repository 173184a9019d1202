import { type OperatorRole, operatorRoles } from '@kinfold/contract/access'
import { emailProblem } from '@kinfold/contract/fields/email'
import { fullNameMaximum, nameProblem } from '@kinfold/contract/fields/person-name'
import { emailKey } from '../../../calls/email-key.ts'
import type { ClubClock } from '../../../clock/create-club-clock.ts'
import type { Config } from '../../../config/config.ts'
import { StartupError } from '../../../config/startup-error.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import type { ChainKeys } from '../../../security/chain-keys.ts'
import { newToken } from '../../../security/opaque-token.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { account, operator } from '../../base/person/account.tables.ts'
import { findAccountByEmail } from '../../base/person/find-account.ts'
import { passwordReset } from '../auth/auth.tables.ts'
import { lockAddress } from '../auth/lock-address.ts'
import { resetMinutes } from '../auth/start-password-reset.ts'

export type NewOperator = {
  readonly email: string
  readonly name: string
  readonly roles: readonly OperatorRole[]
}

type Given = { readonly email?: string; readonly name?: string; readonly roles?: string }

/** The new operator, or a sentence about what is missing. */
export function readNewOperator({ email, name, roles }: Given): NewOperator | string {
  if (email === undefined || emailProblem(email) !== undefined) {
    return 'Give the operator’s e-mail address.'
  }
  if (name === undefined || name.trim() === '') return 'Give the operator’s name.'
  const problem = nameProblem(name.trim(), fullNameMaximum)
  if (problem !== undefined) return `The operator’s name can’t be used. ${problem}`
  const asked = (roles ?? '').split(',').map(role => role.trim())
  const known = operatorRoles.filter(role => asked.includes(role))
  if (known.length === 0 || known.length !== asked.length) {
    return `Give one or more of the roles ${operatorRoles.join(', ')}.`
  }
  return { email: email.trim(), name: name.trim(), roles: known }
}

type Parts = {
  readonly db: Database
  readonly config: Pick<Config, 'publicUrl'>
  readonly now: () => Date
  readonly clock: ClubClock
  readonly chainKeys: ChainKeys
}

/** Returns the link for choosing a password, or undefined for somebody who has one. */
export async function createOperator(
  { db, config, now, clock, chainKeys }: Parts,
  { email, name, roles }: NewOperator,
): Promise<string | undefined> {
  return db.transaction(async tx => {
    const key = emailKey(email)
    await lockAddress(tx, key)
    const known = await findAccountByEmail(tx, key)
    if (known?.member && known.account.emailVerifiedAt === null) {
      // Anybody may have registered the address, and would become the operator once its owner enters the code.
      throw new StartupError(
        `${email} was signed up with and never confirmed, so nobody knows by whom. Let its owner sign up and enter the code, then run this again.`,
      )
    }
    const at = await clock.now(tx)
    const id = known?.account.id ?? (await addAccount(tx, email, { at, passwordAt: now() }))
    const facts = { name, roles: [...roles] }
    await tx.orm
      .insert(operator)
      .values({ id, ...facts, createdAt: at })
      .onConflictDoUpdate({ target: operator.id, set: facts })
    // Anybody with access to this machine could make themselves an administrator, so the log shows it.
    await appendAudit({ chainKeys }, tx, {
      at,
      actor: { kind: 'system', id: null, name: 'Command line' },
      action: 'operator.created',
      subject: name,
      subjectId: id,
      detail: `${email}: ${roles.join(', ')}`,
    })
    if (known !== undefined) return undefined
    return `${config.publicUrl}/auth/reset-password?token=${await addResetToken(tx, id, now())}`
  })
}

// Matches no password, because it isn't a valid hash.
const noPassword = '!'

async function addAccount(
  tx: Transaction,
  email: string,
  { at, passwordAt }: { readonly at: Date; readonly passwordAt: Date },
): Promise<string> {
  const id = crypto.randomUUID()
  await tx.orm.insert(account).values({
    id,
    email,
    emailKey: emailKey(email),
    passwordHash: noPassword,
    passwordChangedAt: passwordAt,
    createdAt: at,
  })
  return id
}

async function addResetToken(tx: Transaction, accountId: string, at: Date): Promise<string> {
  const { token, hash } = newToken()
  await tx.orm.insert(passwordReset).values({
    accountId,
    tokenHash: hash,
    createdAt: at,
    expiresAt: new Date(at.getTime() + resetMinutes * 60_000),
  })
  return token
}
