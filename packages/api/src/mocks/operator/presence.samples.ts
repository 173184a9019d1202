import { notePresence } from '@kinfold/contract/operator/presence/note-presence'
import { demoId } from '@kinfold/personas/demo-id'
import { sampleCall } from '../sample-call.ts'

export const operatorPresenceSamples = {
  notePresence: sampleCall(notePresence, {
    body: { queue: 'kyc', case_id: demoId('case', 'presence') },
  }),
}
