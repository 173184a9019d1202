import { notePresence } from '@kinfold/contract/operator/presence/note-presence'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { mock } from '../mock.ts'

export const operatorPresenceMocks = {
  notePresence: mock(notePresence, {
    /** Nobody else. */
    ok: () => ({ others: [], last_entry: null }),
    shared: () => ({ others: [operatorReference('zainab')], last_entry: null }),
  }),
}
