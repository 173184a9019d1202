import type { Payment } from '@kinfold/contract/payment/payment'
import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { inCache } from '../mutation/in-cache.ts'
import { isKeyOf } from '../query/query.ts'
import { type QueryState, useQuery } from '../query/use-query.ts'
import { walletsKey } from '../wallet/get-wallets.ts'
import { cancelPaymentMutation } from './cancel-payment.ts'
import { paymentStatusKey, usePaymentStatus } from './get-payment-status.ts'
import { paymentsQuery } from './list-payments.ts'

// Those that a cancelled payment changes, and what money that came in changes besides.
const changedByPayment = [...(cancelPaymentMutation.invalidates ?? []), walletsKey].filter(
  key => key !== paymentStatusKey,
)

export interface Followed {
  readonly id?: string | undefined
  /** A checkout sends its member back with this instead. */
  readonly reference?: string | undefined
}

const askedAgainMs = 10_000

/** A server that was away for longer than a call is tried again: the page goes on by itself all the same. */
function useAskedAgain({ data, failure, reload }: QueryState<Payment>): void {
  const isLost = data !== undefined && failure !== undefined
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(() => latest.current(), askedAgainMs)
    return () => clearInterval(timer)
  }, [isLost])
}

/**
 * One payment. While its provider has not answered it is asked about again, and once it has, what depends on it
 * is fetched anew.
 */
export function useFollowedPayment({ id, reference }: Followed) {
  const { mutate } = useSWRConfig()
  const byReference = id === undefined && reference !== undefined
  const list = useQuery(paymentsQuery, byReference ? { query: { per_page: 100 } } : null)
  const listed = list.data?.items.find(each => each.reference === reference)
  const asked = usePaymentStatus(id ?? listed?.id)
  const status = asked.data?.status
  const before = useRef<typeof status>(undefined)
  useEffect(() => {
    // What the page shows may have been fetched a moment before the first answer, which says that it is over.
    const isNews = status !== before.current && (before.current ?? 'pending') !== status
    before.current = status
    if (status === undefined || !isNews) return
    inCache(mutate(key => changedByPayment.some(family => isKeyOf(family, key))))
  }, [mutate, status])
  useAskedAgain(asked)
  const isListed = !byReference || listed !== undefined
  return {
    payment: asked.data,
    failure: isListed ? asked.failure : list.failure,
    /** There is none that goes by this reference. */
    isUnknown: !isListed && list.data !== undefined && !list.isRefetching,
    reload: isListed ? asked.reload : list.reload,
  } as const
}
