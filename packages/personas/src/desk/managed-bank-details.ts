import type {
  BankDetailsProposal,
  ManagedBankDetails,
} from '@kinfold/contract/operator/bank-details/managed-bank-details'
import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import { demoId } from '../demo-id.ts'
import { clubBankAccounts } from '../payments/club-bank-accounts.ts'
import { operatorReference } from './person-references.ts'
import { undecided } from './undecided.ts'

const accountId = ({ region, currency, bank_name }: ClubBankAccount) =>
  demoId('club-bank-account', region, currency, bank_name)

const movingAccount = clubBankAccounts.filter(({ bank_name }) => bank_name === 'Access Bank')

/** Each waits for an administrator other than its author. */
export const bankDetailsProposals: readonly BankDetailsProposal[] = [
  ...movingAccount.map(
    (account): BankDetailsProposal => ({
      id: demoId('bank-details-proposal', 'change'),
      kind: 'change',
      account_id: accountId(account),
      details: { ...account, account_number: '0000012306' },
      reason: 'The bank has moved our account to its branch on the Island.',
      proposed_by: operatorReference('uche'),
      proposed_at: '2026-06-02T10:20:00Z',
      ...undecided,
    }),
  ),
  {
    id: demoId('bank-details-proposal', 'addition'),
    kind: 'addition',
    account_id: null,
    details: {
      region: 'Nigeria',
      currency: 'NGN',
      bank_name: 'Zenith Bank',
      account_name: 'Kinfold Cooperative Society',
      account_number: '0000012305',
      routing_number: null,
      swift: null,
      bank_address: null,
    },
    reason: 'Many members bank there, and transfers within one bank arrive at once.',
    proposed_by: operatorReference('zainab'),
    proposed_at: '2026-06-02T15:00:00Z',
    ...undecided,
  },
]

/** What GET /operator/bank-details answers. */
export const managedBankDetails: {
  readonly accounts: readonly ManagedBankDetails[]
  readonly additions: readonly BankDetailsProposal[]
} = {
  accounts: clubBankAccounts.map(details => {
    const id = accountId(details)
    const proposal = bankDetailsProposals.find(({ account_id }) => account_id === id) ?? null
    return { id, version: 1, details, proposal }
  }),
  additions: bankDetailsProposals.filter(({ kind }) => kind === 'addition'),
}
