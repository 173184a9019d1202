import { useUnmatchedMoney } from '@kinfold/api/operator/unmatched/list-unmatched-money'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { chosenFilters } from '../../queue/chosen-filters.ts'
import { queueAround, useQueuePage } from '../../queue/use-queue.ts'
import { stateChoices } from './choices.ts'

/** The queue as the address filters it. */
export function useUnmatchedQueue(openId: string | undefined) {
  const [state, chooseState] = useAddressChoice('state', stateChoices, 'open')
  const paging = useQueuePage()
  const read = useUnmatchedMoney({ ...chosenFilters({ state }), ...paging.query })
  return {
    queue: queueAround(openId, read, paging, ({ id }) => id),
    filters: { state, chooseState },
  } as const
}
