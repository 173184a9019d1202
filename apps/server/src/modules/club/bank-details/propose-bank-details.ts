import {
  bankDetailsLine,
  bankDetailsName,
} from '@kinfold/contract/operator/bank-details/bank-details-line'
import {
  amendmentAlreadyProposed,
  type BankDetailsProposal,
} from '@kinfold/contract/operator/bank-details/managed-bank-details'
import type { proposeBankDetails } from '@kinfold/contract/operator/bank-details/propose-bank-details'
import type { proposeBankDetailsRemoval } from '@kinfold/contract/operator/bank-details/propose-bank-details-removal'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import { and, eq, isNull } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  type Audited,
  audited,
  type Decided,
  type OperatorCall,
} from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { bankDetailsProposal, clubBankAccount } from './bank-details.tables.ts'
import { describeBankDetails, detailsColumns } from './describe-bank-details.ts'
import { readProposal } from './read-bank-details.ts'

type Account = typeof clubBankAccount.$inferSelect

/** Members see nothing of a proposal. */
export async function proposeAddition(
  services: Services,
  { caller, body: { reason, ...details }, tx }: OperatorCall<typeof proposeBankDetails>,
): Promise<Decided<typeof proposeBankDetails>> {
  const input = { kind: 'addition', by: caller.accountId, reason, details } as const
  const kept = await keep(services, tx, input)
  if (kept === undefined) throw new Error('proposal to add bank details not found after insert')
  return kept
}

/** Other details, or without any its removal. */
export async function proposeAmendment(
  services: Services,
  { caller, params, body, tx }: OperatorCall<typeof proposeBankDetailsRemoval>,
  details?: ClubBankAccount,
): Promise<Decided<typeof proposeBankDetailsRemoval>> {
  const account = await lockAccount(tx, params.id)
  if (account === undefined) return refuse('not_found')
  const problem = versionProblem(account, body.version)
  if (problem !== undefined) return refuse(problem)
  const kept = await keep(
    services,
    tx,
    {
      kind: details === undefined ? 'removal' : 'change',
      by: caller.accountId,
      reason: body.reason,
      details: details ?? describeBankDetails(account),
    },
    account,
  )
  return kept ?? refuse('conflict', { sentence: amendmentAlreadyProposed })
}

async function lockAccount(tx: Transaction, id: string): Promise<Account | undefined> {
  const [account] = await tx.orm
    .select()
    .from(clubBankAccount)
    .where(and(eq(clubBankAccount.id, id), isNull(clubBankAccount.removedAt)))
    .for('update')
  return account
}

type Input = Pick<BankDetailsProposal, 'kind'> & {
  readonly by: string
  readonly reason: string
  readonly details: ClubBankAccount
}

/** Undefined when something is proposed for the account already. */
async function keep(
  services: Services,
  tx: Transaction,
  { kind, by, reason, details }: Input,
  account?: Account,
): Promise<Audited<BankDetailsProposal> | undefined> {
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
  const about = {
    subject: bankDetailsName(account === undefined ? details : describeBankDetails(account)),
    subjectId: proposal.id,
    detail: `${bankDetailsLine(details)}. ${reason}`,
  }
  return audited(`bank_details.${kind}_proposed`, about, await readProposal(tx, proposal.id))
}
