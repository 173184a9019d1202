import { usePayoutBatches } from '@kinfold/api/operator/payout-batch/list-payout-batches'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { chosenFilters } from '../../queue/chosen-filters.ts'
import { queueAround, useQueuePage } from '../../queue/use-queue.ts'
import { statusChoices } from './choices.ts'

/** The batches as the address filters them, newest first. */
export function useBatchQueue(openId: string | undefined) {
  const [status, chooseStatus] = useAddressChoice('status', statusChoices, 'any')
  const paging = useQueuePage()
  const read = usePayoutBatches({ ...chosenFilters({ status }), ...paging.query })
  return { queue: queueAround(openId, read, paging, ({ id }) => id), status, chooseStatus } as const
}
