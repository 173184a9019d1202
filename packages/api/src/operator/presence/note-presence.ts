import { notePresence } from '@kinfold/contract/operator/presence/note-presence'
import { mutation } from '../../mutation/mutation.ts'
import { useCall } from '../../mutation/use-call.ts'

// Said every few seconds; nobody is told when it didn't arrive.
export const notePresenceMutation = mutation('POST /operator/presence', notePresence, {
  silent: true,
})

/** Says that a case is read, and hears who else reads it. */
export const useNotePresence = () => useCall(notePresenceMutation)
