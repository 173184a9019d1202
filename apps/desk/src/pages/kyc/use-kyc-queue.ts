import { useKycCases } from '@kinfold/api/operator/kyc/list-kyc-cases'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { chosenFilters } from '../../queue/chosen-filters.ts'
import { queueAround, useQueuePage } from '../../queue/use-queue.ts'
import { kindChoices, statusChoices } from './choices.ts'

/** The queue as the address filters it. */
export function useKycQueue(openId: string | undefined) {
  const [status, chooseStatus] = useAddressChoice('status', statusChoices, 'submitted')
  const [kind, chooseKind] = useAddressChoice('kind', kindChoices, 'any')
  const paging = useQueuePage()
  const read = useKycCases({
    ...chosenFilters({ status, kind }),
    ...paging.query,
  })
  return {
    queue: queueAround(openId, read, paging, ({ id }) => id),
    filters: { status, chooseStatus, kind, chooseKind },
  } as const
}

export type KycFilters = ReturnType<typeof useKycQueue>['filters']
