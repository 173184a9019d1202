import { useStatementLines } from '@kinfold/api/operator/statement/list-statement-lines'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { chosenFilters } from '../../queue/chosen-filters.ts'
import { queueAround, useQueuePage } from '../../queue/use-queue.ts'
import { stateChoices } from './line-words.ts'
import { useReloadWhile } from './use-reload-while.ts'

/** A statement's lines as the address filters them. */
export function useLineQueue(statementId: string, openId: string | undefined) {
  const [state, chooseState] = useAddressChoice('state', stateChoices, 'any')
  const paging = useQueuePage()
  const read = useStatementLines({
    statement_id: statementId,
    ...chosenFilters({ state }),
    ...paging.query,
  })
  const isReading = read.data?.items.some(line => line.state === 'reading') ?? false
  useReloadWhile(isReading, read.reload)
  const queue = queueAround(openId, read, paging, ({ id }) => id)
  return { queue, isReading, state, chooseState } as const
}
