import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { FeeProposal } from '@kinfold/contract/operator/fee/fee-proposal'
import { feeRuleKeys, hasClearing } from '@kinfold/contract/operator/fee/fee-rule-body'
import type { ManagedFee } from '@kinfold/contract/operator/fee/list-fees'
import { demoId } from '../demo-id.ts'
import { demoFeeRules } from '../payments/demo-fee-rules.ts'
import { demoRates } from '../rates/demo-rates.ts'
import { operatorReference } from './person-references.ts'
import { undecided } from './undecided.ts'

/** It waits for an administrator other than its author. */
export const feeProposals: readonly FeeProposal[] = [
  {
    id: demoId('fee-proposal', 'transfer'),
    name: 'processing',
    gateway: 'transfer',
    currency: 'NGN',
    bps: 25,
    fixed: 0,
    cap: 300,
    bearer: 'club',
    clearing_days: 0,
    reason: 'The provider charges for account numbers from July; the club can bear it.',
    proposed_by: operatorReference('uche'),
    proposed_at: '2026-06-02T12:10:00Z',
    ...undecided,
  },
]

type Key = Pick<ManagedFee, 'name' | 'gateway' | 'currency'>

const isFor =
  ({ name, gateway, currency }: Key) =>
  (other: { readonly [Name in keyof Key]: string }) =>
    other.name === name && other.gateway === gateway && other.currency === currency

function ruleOf(key: Key) {
  const rule = demoFeeRules.find(isFor(key))
  if (rule === undefined) throw new RangeError(`no demo fee for ${Object.values(key).join(' ')}`)
  return rule
}

/** When the club opened. */
const since = demoRates[0]?.setAt ?? ''

/** What GET /operator/fee answers: the fees that a club starts with, and what is proposed. */
export const managedFees: readonly ManagedFee[] = feeRuleKeys.map((key): ManagedFee => {
  const { bps, fixedMinor, capMinor, bearer } = ruleOf(key)
  const wire = (minor: bigint) => moneyToWire(money(key.currency, minor))
  return {
    ...key,
    bps,
    fixed: wire(fixedMinor),
    cap: capMinor === null ? null : wire(capMinor),
    bearer,
    // A sandbox shows no waiting until two say so.
    clearing_days: hasClearing(key.name) ? 0 : null,
    version: 1,
    set_at: since,
    set_by: null,
    confirmed_by: null,
    proposal: feeProposals.find(isFor(key)) ?? null,
  }
})
