import {
  bankDetailsLine,
  bankDetailsName,
} from '@kinfold/contract/operator/bank-details/bank-details-line'
import {
  amendmentAlreadyProposed,
  type BankDetailsProposal,
} from '@kinfold/contract/operator/bank-details/managed-bank-details'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import { and, eq, isNull } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { bankDetailsProposal, clubBankAccount } from './bank-details.tables.ts'
import { describeBankDetails, detailsColumns } from './describe-bank-details.ts'
import { readProposal } from './read-bank-details.ts'

type Account = typeof clubBankAccount.$inferSelect
type Proposer = { readonly by: string; readonly reason: string }
type Addition = Proposer & { readonly details: ClubBankAccount }
type Amendment = Proposer & {
  readonly id: string
  /** The version of the account that the proposer saw. */
  readonly version: number
  /** The new details; undefined to remove the account. */
  readonly details?: ClubBankAccount
}

/** Members see nothing of a proposal. */
export async function proposeAddition(
  services: Services,
  { by, reason, details }: Addition,
): Promise<BankDetailsProposal | Refusal<'forbidden'>> {
  return asOperator(services, by, 'administrator', async tx => {
    const kept = await keep(services, tx, { kind: 'addition', by, reason, details })
    if (kept === undefined) throw new Error('proposal to add bank details not found after insert')
    return kept
  })
}

export async function proposeAmendment(
  services: Services,
  { id, version, details, by, reason }: Amendment,
): Promise<BankDetailsProposal | Refusal<'not_found' | 'conflict' | 'forbidden'>> {
  return asOperator(services, by, 'administrator', async tx => {
    const account = await lockAccount(tx, id)
    if (account === undefined) return refuse('not_found')
    const problem = versionProblem(account, version)
    if (problem !== undefined) return refuse(problem)
    const kind = details === undefined ? 'removal' : 'change'
    const input = { kind, by, reason, details: details ?? describeBankDetails(account) } as const
    const kept = await keep(services, tx, input, account)
    return kept ?? refuse('conflict', { sentence: amendmentAlreadyProposed })
  })
}

async function lockAccount(tx: Transaction, id: string): Promise<Account | undefined> {
  const [account] = await tx.orm
    .select()
    .from(clubBankAccount)
    .where(and(eq(clubBankAccount.id, id), isNull(clubBankAccount.removedAt)))
    .for('update')
  return account
}

type Input = Addition & Pick<BankDetailsProposal, 'kind'>

/** Undefined when something is proposed for the account already. */
async function keep(
  services: Services,
  tx: Transaction,
  { kind, by, reason, details }: Input,
  account?: Account,
): Promise<BankDetailsProposal | undefined> {
  const [proposal] = await tx.orm
    .insert(bankDetailsProposal)
    .values({
      kind,
      accountId: account?.id,
      accountVersion: account?.version,
      ...detailsColumns(details),
      reason,
      proposedBy: by,
      proposedAt: await services.clock.now(tx),
    })
    .onConflictDoNothing()
    .returning()
  if (proposal === undefined) return undefined
  await noteOperator(services, tx, by, `bank_details.${kind}_proposed`, {
    subject: bankDetailsName(account === undefined ? details : describeBankDetails(account)),
    subjectId: proposal.id,
    detail: `${bankDetailsLine(details)}. ${reason}`,
  })
  return readProposal(tx, proposal.id)
}
