import { money } from '@kinfold/contract/money/money'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { FeeProposal } from '@kinfold/contract/operator/fee/fee-proposal'
import type { FeeRuleBody } from '@kinfold/contract/operator/fee/fee-rule-body'
import type { ManagedFee } from '@kinfold/contract/operator/fee/list-fees'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import { describeProposal, type ProposalPeople } from '../../base/proposal/describe-proposal.ts'
import type { feeProposal, feeRule } from './fee.tables.ts'

type Rule = typeof feeRule.$inferSelect
type Proposal = typeof feeProposal.$inferSelect
type Written = Omit<FeeRuleBody, 'reason' | 'version'>
type Columns = Pick<
  Rule,
  'name' | 'gateway' | 'currency' | 'bps' | 'fixedMinor' | 'capMinor' | 'bearer' | 'clearingDays'
>

/** A fee as an administrator wrote it, in minor units. */
export function feeColumns(written: Written): Columns {
  const { name, gateway, currency, bps, fixed, cap, bearer, clearing_days: clearingDays } = written
  const minor = (amount: number) => moneyFromWire(currency, amount).minor
  const key = { name, gateway, currency }
  const capMinor = cap === null ? null : minor(cap)
  return { ...key, bps, fixedMinor: minor(fixed), capMinor, bearer, clearingDays }
}

function describeColumns({ fixedMinor, capMinor, clearingDays, ...rule }: Columns): Written {
  const { name, gateway, currency, bps, bearer } = rule
  const wire = (minor: bigint) => moneyToWire(money(currency, minor))
  const cap = capMinor === null ? null : wire(capMinor)
  return {
    name,
    gateway,
    currency,
    bps,
    fixed: wire(fixedMinor),
    cap,
    bearer,
    clearing_days: clearingDays,
  }
}

export function describeFeeProposal(row: Proposal, people: ProposalPeople): FeeProposal {
  return { id: row.id, ...describeColumns(row), ...describeProposal(row, people) }
}

type Set = {
  readonly rule: Rule
  readonly by: OperatorReference | null
  readonly confirmer: OperatorReference | null
}

/** A fee as operators see it: with those who set it, and what is proposed instead. */
export function describeFee(
  { rule, by, confirmer }: Set,
  proposal: FeeProposal | null,
): ManagedFee {
  return {
    ...describeColumns(rule),
    version: rule.version,
    set_at: rule.setAt.toISOString(),
    set_by: by && { id: by.id, name: by.name },
    confirmed_by: confirmer && { id: confirmer.id, name: confirmer.name },
    proposal,
  }
}
