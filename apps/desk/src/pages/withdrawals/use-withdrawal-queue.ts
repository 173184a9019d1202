import { useRequestedWithdrawals } from '@kinfold/api/operator/withdrawal/list-requested-withdrawals'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { chosenFilters } from '../../queue/chosen-filters.ts'
import { queueAround, useQueuePage } from '../../queue/use-queue.ts'
import { currencyChoices, statusChoices } from './choices.ts'

/** The queue as the address filters it. */
export function useWithdrawalQueue(openId: string | undefined) {
  const [status, chooseStatus] = useAddressChoice('status', statusChoices, 'pending')
  const [currency, chooseCurrency] = useAddressChoice('currency', currencyChoices, 'any')
  const paging = useQueuePage()
  const read = useRequestedWithdrawals({
    ...chosenFilters({ status, currency }),
    ...paging.query,
  })
  return {
    queue: queueAround(openId, read, paging, ({ withdrawal }) => withdrawal.id),
    filters: { status, chooseStatus, currency, chooseCurrency },
  } as const
}

export type WithdrawalFilters = ReturnType<typeof useWithdrawalQueue>['filters']
