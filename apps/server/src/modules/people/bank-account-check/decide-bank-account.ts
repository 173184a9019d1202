import type { approveBankAccount } from '@kinfold/contract/operator/bank-account/approve-bank-account'
import { bankAccountDecisionProblem } from '@kinfold/contract/operator/bank-account/bank-account-decision-problem'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { Services } from '../../services.ts'
import { bankAccount } from '../bank-account/bank-account.tables.ts'
import { bankAccountNews } from '../bank-account/bank-account-news.ts'
import { readBankAccountToCheck } from './read-bank-accounts-to-check.ts'

type Decision =
  | { readonly status: 'approved' }
  | { readonly status: 'refused'; readonly reason: string }
type Endpoint = typeof approveBankAccount

/** Decides whether payouts may go to a member's account; nobody decides about their own. */
export async function decideBankAccount(
  services: Services,
  { caller, params: { id }, body: { seen }, tx }: OperatorCall<Endpoint>,
  decision: Decision,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const [about] = await tx.orm
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.id, id))
    .for('update')
  if (about === undefined) return refuse('not_found')
  const { memberId, checkStatus: status } = about
  const problem = await judgeDecision(tx, {
    about: [memberId],
    kind: 'bank_account',
    seen,
    state: status,
    problem: bankAccountDecisionProblem({ status, memberId }, by),
  })
  if (problem !== undefined) return problem
  const reason = decision.status === 'refused' ? decision.reason : null
  await tx.orm
    .update(bankAccount)
    .set({
      checkStatus: decision.status,
      checkReason: reason,
      checkedBy: by,
      checkedAt: await services.clock.now(tx),
    })
    .where(eq(bankAccount.id, id))
  const checked = await readBankAccountToCheck(tx, id)
  if (checked === undefined) return refuse('not_found')
  if (reason !== null) {
    await notifyMember(services, tx, about.memberId, bankAccountNews.refused(about, reason))
  }
  const subject = `${about.kind} account of ${checked.member.name}`
  const event = { subject, subjectId: about.memberId, detail: reason }
  return audited(`bank_account.${decision.status}`, event, checked)
}
