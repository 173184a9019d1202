import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import type { BankAccountToCheck } from '@kinfold/contract/operator/bank-account/bank-account-check'
import { bankAccountDecisionProblem } from '@kinfold/contract/operator/bank-account/bank-account-decision-problem'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { bankAccount } from '../bank-account/bank-account.tables.ts'
import { bankAccountNews } from '../bank-account/bank-account-news.ts'
import { readBankAccountToCheck } from './read-bank-accounts-to-check.ts'

type Decision =
  | { readonly status: 'approved' }
  | { readonly status: 'refused'; readonly reason: string }
type Input = {
  readonly id: string
  readonly by: string
  readonly seen: BankAccount['check']['status']
  readonly decision: Decision
}

/** Decides whether payouts may go to a member's account; nobody decides about their own. */
export async function decideBankAccount(
  services: Services,
  { id, by, seen, decision }: Input,
): Promise<
  BankAccountToCheck | Refusal<'not_found' | 'already_decided' | 'about_yourself' | 'forbidden'>
> {
  return asOperator(services, by, 'approver', async tx => {
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
    await noteOperator(services, tx, by, `bank_account.${decision.status}`, event)
    return checked
  })
}
