import type { BankAccountToCheck } from '@kinfold/contract/operator/bank-account/bank-account-check'
import { decidableChecks } from '@kinfold/contract/operator/bank-account/bank-account-check'
import type { StatusPillProps } from '@kinfold/ui/status-pill'

export const statusChoices = [...decidableChecks, 'any'] as const
type StatusChoice = (typeof statusChoices)[number]

export const statusChoiceWords: Readonly<Record<StatusChoice, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  refused: 'Refused',
  any: 'All',
}

type Look = { readonly tone: StatusPillProps['tone']; readonly label: string }

export const checkLooks: Readonly<Record<BankAccountToCheck['status'], Look>> = {
  waiting: { tone: 'warning', label: 'Waits for a word' },
  approved: { tone: 'success', label: 'Approved' },
  refused: { tone: 'danger', label: 'Refused' },
}

export const kindWords: Readonly<Record<BankAccountToCheck['account']['kind'], string>> = {
  ngn: 'Naira account',
  usd: 'Dollar account',
  other: 'Other account',
  international: 'International account',
}

/** What usually speaks against one. */
export const refuseReasons = [
  {
    label: 'Name differs',
    text: 'The name on it is not your membership name. Please add an account of your own.',
  },
  {
    label: 'Number wrong',
    text: 'The number is not one that this bank has. Please look at it once more.',
  },
  {
    label: 'Takes no dollars',
    text: 'This account takes no transfers in dollars. Please add one that does.',
  },
]
