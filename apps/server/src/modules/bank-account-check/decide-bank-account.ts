import type { BankAccountToCheck } from '@kinfold/contract/operator/bank-account/bank-account-check'
import { bankAccountDecisionProblem } from '@kinfold/contract/operator/bank-account/bank-account-decision-problem'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { bankAccount } from '../bank-account/bank-account.tables.ts'
import { bankAccountNews } from '../bank-account/bank-account-news.ts'
import { notifyMember } from '../notification/notify-member.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { readBankAccountToCheck } from './read-bank-accounts-to-check.ts'

type Decision =
  | { readonly status: 'approved' }
  | { readonly status: 'refused'; readonly reason: string }
type Input = { readonly id: string; readonly by: string; readonly decision: Decision }

/** Decides whether payouts may go to a member's account; nobody decides about their own. */
export async function decideBankAccount(
  services: Services,
  { id, by, decision }: Input,
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
    const problem = bankAccountDecisionProblem(
      { status: about.checkStatus, memberId: about.memberId },
      by,
    )
    if (problem !== undefined) return refuse(problem)
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
