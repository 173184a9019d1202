import { useKycCases } from '@kinfold/api/operator/kyc/list-kyc-cases'
import { useExpectedTransfers } from '@kinfold/api/operator/transfer/list-expected-transfers'
import { useUnmatchedMoney } from '@kinfold/api/operator/unmatched/list-unmatched-money'
import { useRequestedWithdrawals } from '@kinfold/api/operator/withdrawal/list-requested-withdrawals'
import type { Place } from '@kinfold/app/palette/place'
import { wordsOfDocument } from '@kinfold/contract/kyc/document-words'
import { pathTo } from '../address/paths.ts'

const most = { per_page: 100 } as const

/** The documents that wait for a decision. */
export function useDocuments(): Place[] {
  const { data } = useKycCases({ status: 'submitted', ...most })
  return (data?.items ?? []).map(({ id, member, document_type }) => ({
    to: pathTo.kycCase(id),
    label: `${member.name}: ${wordsOfDocument(document_type)}`,
    note: 'KYC',
  }))
}

/** The money that waits for a decision: coming, going, and nobody's. */
export function useMoney(): Place[] {
  const transfers = useExpectedTransfers({ status: 'pending_confirmation', ...most })
  const withdrawals = useRequestedWithdrawals({ status: 'pending', ...most })
  const unmatched = useUnmatchedMoney({ state: 'open', ...most })
  return [
    ...(transfers.data?.items ?? []).map(({ payment_id, member, reference }) => ({
      to: pathTo.transfer(payment_id),
      label: `${member.name}: ${reference}`,
      note: 'Transfer',
    })),
    ...(withdrawals.data?.items ?? []).map(({ member, withdrawal }) => ({
      to: pathTo.withdrawal(withdrawal.id),
      label: `${member.name}: withdrawal`,
      note: 'Withdrawal',
    })),
    ...(unmatched.data?.items ?? []).map(({ id, sender_name, bank_reference }) => ({
      to: pathTo.unmatched(id),
      label: `${sender_name || 'Unknown sender'}: ${bank_reference}`,
      note: 'Unmatched',
    })),
  ]
}
