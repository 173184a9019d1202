import { holdProblem } from '@kinfold/contract/operator/member/hold-problem'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import type { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { eq, inArray } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { holdsRole } from '../../base/person/holds-role.ts'
import { session } from '../../people/session/session.tables.ts'
import { aboutYourself } from '../../people/staff/about-yourself.ts'
import { totpChallenge } from '../../people/totp/totp.tables.ts'
import type { Services } from '../../services.ts'
import { readMemberSummary } from './read-members.ts'

type State = MemberSummary['status']
type Endpoint = typeof suspendMember

/** Suspends a member, which signs them out everywhere, or reinstates them; the reason is logged. */
export async function holdMember(
  services: Services,
  { caller, params: { id }, body: { seen, reason }, tx }: OperatorCall<Endpoint>,
  hold: boolean,
): Promise<Decided<Endpoint>> {
  const own = aboutYourself(caller.accountId, id)
  if (own !== undefined) return own
  const state = (await lockStates(tx, [id])).get(id)
  if (state === undefined) return refuse('not_found')
  const problem = await judgeDecision(tx, {
    about: [id],
    seen,
    state,
    problem: holdProblem(state === 'suspended', hold),
  })
  if (problem !== undefined) return problem
  const suspendedAt = hold ? await services.clock.now(tx) : null
  await tx.orm.update(account).set({ suspendedAt }).where(eq(account.id, id))
  if (hold) {
    await tx.orm.delete(session).where(eq(session.accountId, id))
    await tx.orm.delete(totpChallenge).where(eq(totpChallenge.accountId, id))
  }
  const summary = await readMemberSummary(tx, id)
  if (summary === undefined) return refuse('not_found')
  const about = { subject: summary.name, subjectId: id, detail: reason }
  return audited(hold ? 'member.suspended' : 'member.reinstated', about, summary)
}

/** If two administrators suspend each other at the same moment, the second is already suspended here. */
export async function mayHold({ caller, params, tx }: OperatorCall<Endpoint>): Promise<boolean> {
  await lockStates(tx, [params.id, caller.accountId])
  return holdsRole(tx, caller.accountId, 'administrator')
}

/** How each of them stands; an operator who isn't a member can't be suspended here. */
async function lockStates(tx: Transaction, ids: readonly string[]): Promise<Map<string, State>> {
  const locked = await tx.orm
    .select({ id: account.id, suspendedAt: account.suspendedAt })
    .from(account)
    .innerJoin(member, eq(member.id, account.id))
    .where(inArray(account.id, ids))
    .orderBy(account.id)
    .for('update')
  return new Map(locked.map(({ id, suspendedAt }) => [id, suspendedAt ? 'suspended' : 'active']))
}
