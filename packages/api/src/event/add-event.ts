import { addEvent } from '@kinfold/contract/event/add-event'
import { mutation } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const addEventMutation = mutation('POST /event/add', addEvent, { silent: true })

/** Counting the steps of a checkout never shows an error. */
export const useAddEvent = () => useCall(addEventMutation)
