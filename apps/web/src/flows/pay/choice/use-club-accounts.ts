import { useBankDetails } from '@kinfold/api/payment/list-bank-details'
import type { Currency } from '@kinfold/contract/money/currency'
import { useEffect } from 'react'
import { seenNow } from './pay-draft.ts'
import type { Choice } from './use-choice.ts'

/** The club's accounts. Those a member has opened before stay readable while the club can't be asked. */
export function useClubAccounts({ draft, change }: Choice, currency: Currency) {
  const { data, failure, reload } = useBankDetails({ currency })
  const now = data?.accounts
  const { accounts } = draft
  useEffect(() => {
    if (!now || now === accounts?.all) return
    change({ accounts: seenNow(now) })
  })
  const isOfUse = failure && accounts?.all.every(each => each.currency === currency)
  const before = now || !isOfUse ? undefined : accounts
  return {
    known: now ?? before?.all,
    /** When they were seen; absent while they come from the club. */
    seenAt: before?.seenAt,
    failure,
    reload,
  }
}
