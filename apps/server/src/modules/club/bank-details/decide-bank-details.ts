import {
  bankDetailsLine,
  bankDetailsName,
} from '@kinfold/contract/operator/bank-details/bank-details-line'
import type { BankDetailsProposal } from '@kinfold/contract/operator/bank-details/managed-bank-details'
import { and, eq, isNull, max } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  confirmProposal,
  type Decision,
  discardProposal,
  type ProposalKind,
} from '../../base/proposal/decide-proposal.ts'
import { openProposal } from '../../base/proposal/judge-proposal.ts'
import type { Services } from '../../services.ts'
import { bankDetailsProposal, clubBankAccount } from './bank-details.tables.ts'
import { describeBankDetails, detailsColumns } from './describe-bank-details.ts'
import { readProposal } from './read-bank-details.ts'

type Proposal = typeof bankDetailsProposal.$inferSelect

const bankDetailsProposals: ProposalKind<Proposal, BankDetailsProposal, never> = {
  lock: async ({ params: { id }, body: { seen }, tx }) => {
    const [row] = await tx.orm
      .select()
      .from(bankDetailsProposal)
      .where(eq(bankDetailsProposal.id, id))
      .for('update')
    return openProposal(tx, row, seen)
  },
  update: (tx, id, decided) =>
    tx.orm.update(bankDetailsProposal).set(decided).where(eq(bankDetailsProposal.id, id)),
  read: readProposal,
  entry: (proposal, status) => {
    const details = describeBankDetails(proposal)
    return {
      action: `bank_details.${proposal.kind}_${status}`,
      subject: bankDetailsName(details),
      detail: bankDetailsLine(details),
    }
  },
}

/** From now on members see what was proposed: two administrators agreed. */
export async function confirmBankDetails(services: Services, decision: Decision) {
  const { tx } = decision
  return confirmProposal(services, bankDetailsProposals, decision, async proposal =>
    carryOut(tx, proposal, await services.clock.now(tx)),
  )
}

export function discardBankDetails(services: Services, decision: Decision) {
  return discardProposal(services, bankDetailsProposals, decision)
}

function carryOut(
  tx: Transaction,
  proposal: Proposal,
  at: Date,
): Promise<Refusal<'conflict'> | undefined> {
  const { accountId, accountVersion } = proposal
  return accountId === null || accountVersion === null
    ? addAccount(tx, proposal)
    : amendAccount(tx, proposal, { accountId, accountVersion }, at)
}

async function addAccount(tx: Transaction, proposal: Proposal): Promise<undefined> {
  const [last] = await tx.orm
    .select({ position: max(clubBankAccount.position) })
    .from(clubBankAccount)
  const [added] = await tx.orm
    .insert(clubBankAccount)
    .values({ ...columnsOf(proposal), position: (last?.position ?? 0) + 1 })
    .returning()
  await tx.orm
    .update(bankDetailsProposal)
    .set({ accountId: added?.id })
    .where(eq(bankDetailsProposal.id, proposal.id))
}

/** Refused when the account has changed since. */
async function amendAccount(
  tx: Transaction,
  proposal: Proposal,
  { accountId, accountVersion }: { readonly accountId: string; readonly accountVersion: number },
  at: Date,
): Promise<Refusal<'conflict'> | undefined> {
  const version = accountVersion + 1
  const [kept] = await tx.orm
    .update(clubBankAccount)
    .set(
      proposal.kind === 'removal'
        ? { removedAt: at, version }
        : { ...columnsOf(proposal), version },
    )
    .where(
      and(
        eq(clubBankAccount.id, accountId),
        eq(clubBankAccount.version, accountVersion),
        isNull(clubBankAccount.removedAt),
      ),
    )
    .returning()
  return kept === undefined ? refuse('conflict') : undefined
}

const columnsOf = (proposal: Proposal) => detailsColumns(describeBankDetails(proposal))
