import type { AnswerOf } from '@kinfold/contract/endpoint'
import type { listManagedBankDetails } from '@kinfold/contract/operator/bank-details/list-managed-bank-details'
import type { BankDetailsProposal } from '@kinfold/contract/operator/bank-details/managed-bank-details'
import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { decider, proposer } from '../../base/proposal/proposal-people.ts'
import { bankDetailsProposal, clubBankAccount } from './bank-details.tables.ts'
import { describeBankDetails, describeBankDetailsProposal } from './describe-bank-details.ts'

const inForce = (handle: Handle, currency?: ClubBankAccount['currency']) =>
  handle.orm
    .select()
    .from(clubBankAccount)
    .where(
      and(
        isNull(clubBankAccount.removedAt),
        currency === undefined ? undefined : eq(clubBankAccount.currency, currency),
      ),
    )
    .orderBy(asc(clubBankAccount.position), asc(clubBankAccount.id))

/** What members see, in their order. */
export async function readBankDetails(
  handle: Handle,
  currency?: ClubBankAccount['currency'],
): Promise<ClubBankAccount[]> {
  return (await inForce(handle, currency)).map(describeBankDetails)
}

export async function readManagedBankDetails(
  handle: Handle,
): Promise<AnswerOf<typeof listManagedBankDetails>> {
  const accounts = await inForce(handle)
  const open = await readProposals(handle, eq(bankDetailsProposal.status, 'proposed'))
  const proposals = new Map(open.map(proposal => [proposal.account_id, proposal]))
  return {
    accounts: accounts.map(row => ({
      id: row.id,
      version: row.version,
      details: describeBankDetails(row),
      proposal: proposals.get(row.id) ?? null,
    })),
    additions: open.filter(({ kind }) => kind === 'addition'),
  }
}

export async function readProposal(handle: Handle, id: string): Promise<BankDetailsProposal> {
  const [proposal] = await readProposals(handle, eq(bankDetailsProposal.id, id))
  if (proposal === undefined) throw new Error('proposal not found after it was written')
  return proposal
}

/** The longest waiting first. */
async function readProposals(handle: Handle, which: SQL): Promise<BankDetailsProposal[]> {
  const rows = await handle.orm
    .select({ proposal: bankDetailsProposal, by: proposer, decider })
    .from(bankDetailsProposal)
    .innerJoin(proposer, eq(proposer.id, bankDetailsProposal.proposedBy))
    .leftJoin(decider, eq(decider.id, bankDetailsProposal.decidedBy))
    .where(which)
    .orderBy(asc(bankDetailsProposal.proposedAt), asc(bankDetailsProposal.id))
  return rows.map(({ proposal, ...people }) => describeBankDetailsProposal(proposal, people))
}
