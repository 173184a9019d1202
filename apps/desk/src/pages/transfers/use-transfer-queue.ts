import { useExpectedTransfers } from '@kinfold/api/operator/transfer/list-expected-transfers'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { useAddressValue } from '@kinfold/app/address/use-address-value'
import { chosenFilters } from '../../queue/chosen-filters.ts'
import { queueAround, useQueuePage } from '../../queue/use-queue.ts'
import { currencyChoices, statusChoices } from './choices.ts'

/** The queue as the address filters it. */
export function useTransferQueue(openId: string | undefined) {
  const [status, chooseStatus] = useAddressChoice('status', statusChoices, 'pending_confirmation')
  const [currency, chooseCurrency] = useAddressChoice('currency', currencyChoices, 'any')
  const [words, search] = useAddressValue('search')
  const paging = useQueuePage()
  const read = useExpectedTransfers({
    ...chosenFilters({ status, currency }),
    ...(words === '' ? {} : { search: words }),
    ...paging.query,
  })
  return {
    queue: queueAround(openId, read, paging, ({ payment_id }) => payment_id),
    filters: { status, chooseStatus, currency, chooseCurrency, words, search },
  } as const
}

export type TransferFilters = ReturnType<typeof useTransferQueue>['filters']
