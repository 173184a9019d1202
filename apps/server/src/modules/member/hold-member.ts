import { holdProblem } from '@kinfold/contract/operator/member/hold-problem'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import { eq, inArray } from 'drizzle-orm'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { account, member } from '../account/account.tables.ts'
import { noteOperator } from '../audit/note-operator.ts'
import type { Services } from '../services.ts'
import { session } from '../session/session.tables.ts'
import { aboutYourself } from '../staff/about-yourself.ts'
import { holdsRole } from '../staff/holds-role.ts'
import { totpChallenge } from '../totp/totp.tables.ts'
import { readMemberSummary } from './read-members.ts'

type Input = {
  readonly id: string
  readonly by: string
  readonly reason: string
  readonly hold: boolean
}

/** Suspends a member, which signs them out everywhere, or reinstates them; the reason is logged. */
export async function holdMember(
  services: Services,
  { id, by, reason, hold }: Input,
): Promise<
  MemberSummary | Refusal<'not_found' | 'forbidden' | 'already_decided' | 'about_yourself'>
> {
  const own = aboutYourself(by, id)
  if (own !== undefined) return own
  return services.db.transaction(async tx => {
    const onHold = await lockStates(tx, [id, by])
    // If two administrators suspend each other at the same moment, the second is already suspended here.
    if (!(await holdsRole(tx, by, 'administrator'))) return refuse('forbidden')
    const isOnHold = onHold.get(id)
    if (isOnHold === undefined) return refuse('not_found')
    const problem = holdProblem(isOnHold, hold)
    if (problem !== undefined) return refuse(problem)
    const suspendedAt = hold ? await services.clock.now(tx) : null
    await tx.orm.update(account).set({ suspendedAt }).where(eq(account.id, id))
    if (hold) {
      await tx.orm.delete(session).where(eq(session.accountId, id))
      await tx.orm.delete(totpChallenge).where(eq(totpChallenge.accountId, id))
    }
    const summary = await readMemberSummary(tx, id)
    if (summary === undefined) return refuse('not_found')
    const about = { subject: summary.name, subjectId: id, detail: reason }
    await noteOperator(services, tx, by, hold ? 'member.suspended' : 'member.reinstated', about)
    return summary
  })
}

/** Whether each of them is suspended; an operator who isn't a member can't be suspended here. */
async function lockStates(tx: Transaction, ids: readonly string[]): Promise<Map<string, boolean>> {
  const locked = await tx.orm
    .select({ id: account.id, suspendedAt: account.suspendedAt })
    .from(account)
    .innerJoin(member, eq(member.id, account.id))
    .where(inArray(account.id, ids))
    .orderBy(account.id)
    .for('update')
  return new Map(locked.map(({ id, suspendedAt }) => [id, suspendedAt !== null]))
}
