import {
  bankDetailsLine,
  bankDetailsName,
} from '@kinfold/contract/operator/bank-details/bank-details-line'
import type { BankDetailsProposal } from '@kinfold/contract/operator/bank-details/managed-bank-details'
import { and, eq, isNull, max } from 'drizzle-orm'
import { Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { confirmationProblem, openProposal } from '../proposal/judge-proposal.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { bankDetailsProposal, clubBankAccount } from './club-bank-account.tables.ts'
import { describeBankDetails, detailsColumns } from './describe-bank-details.ts'
import { readProposal } from './read-bank-details.ts'

type Proposal = typeof bankDetailsProposal.$inferSelect
type Decision = { readonly id: string; readonly by: string }

/** From here on members see what was proposed: two administrators want it. */
export async function confirmBankDetails(
  services: Services,
  { id, by }: Decision,
): Promise<
  | BankDetailsProposal
  | Refusal<'not_found' | 'already_decided' | 'second_person_needed' | 'conflict' | 'forbidden'>
> {
  return asOperator(services, by, 'administrator', async tx => {
    const proposal = await lockProposal(tx, id)
    if (proposal instanceof Refusal) return proposal
    const problem = await confirmationProblem(tx, proposal, by)
    if (problem !== undefined) return problem
    const accountId = await carryOut(tx, proposal, services.now())
    if (accountId === undefined) return refuse('conflict')
    return settle(services, tx, proposal, { status: 'confirmed', by, accountId })
  })
}

export async function discardBankDetails(
  services: Services,
  { id, by }: Decision,
): Promise<BankDetailsProposal | Refusal<'not_found' | 'already_decided' | 'forbidden'>> {
  return asOperator(services, by, 'administrator', async tx => {
    const proposal = await lockProposal(tx, id)
    if (proposal instanceof Refusal) return proposal
    return settle(services, tx, proposal, {
      status: 'discarded',
      by,
      accountId: proposal.accountId,
    })
  })
}

async function lockProposal(tx: Transaction, id: string) {
  const [proposal] = await tx.orm
    .select()
    .from(bankDetailsProposal)
    .where(eq(bankDetailsProposal.id, id))
    .for('update')
  return openProposal(proposal)
}

/** The account it was carried out on; undefined when that has changed since. */
async function carryOut(tx: Transaction, proposal: Proposal, at: Date) {
  const details = detailsColumns(describeBankDetails(proposal))
  const { accountId, accountVersion } = proposal
  if (accountId === null || accountVersion === null) {
    const [last] = await tx.orm
      .select({ position: max(clubBankAccount.position) })
      .from(clubBankAccount)
    const position = (last?.position ?? 0) + 1
    const [added] = await tx.orm
      .insert(clubBankAccount)
      .values({ ...details, position })
      .returning()
    return added?.id
  }
  const version = accountVersion + 1
  const [kept] = await tx.orm
    .update(clubBankAccount)
    .set(proposal.kind === 'removal' ? { removedAt: at, version } : { ...details, version })
    .where(
      and(
        eq(clubBankAccount.id, accountId),
        eq(clubBankAccount.version, accountVersion),
        isNull(clubBankAccount.removedAt),
      ),
    )
    .returning()
  return kept?.id
}

type Outcome = {
  readonly status: 'confirmed' | 'discarded'
  readonly by: string
  readonly accountId: string | null
}

async function settle(
  services: Services,
  tx: Transaction,
  proposal: Proposal,
  { status, by, accountId }: Outcome,
): Promise<BankDetailsProposal> {
  await tx.orm
    .update(bankDetailsProposal)
    .set({ status, accountId, decidedBy: by, decidedAt: services.now() })
    .where(eq(bankDetailsProposal.id, proposal.id))
  const details = describeBankDetails(proposal)
  await noteOperator(services, tx, by, `bank_details.${proposal.kind}_${status}`, {
    subject: bankDetailsName(details),
    subjectId: proposal.id,
    detail: bankDetailsLine(details),
  })
  return readProposal(tx, proposal.id)
}
