import type { StatusMachine } from '../status/status-machine.ts'
import { type DocumentStatus, documentStatuses } from './document-status.ts'

export const documentMachine: StatusMachine<DocumentStatus> = {
  states: documentStatuses,
  initial: 'not_submitted',
  moves: [
    { from: 'not_submitted', to: 'submitted', by: ['member'] },
    // A newer picture replaces one that is waiting.
    { from: 'submitted', to: 'submitted', by: ['member'] },
    { from: 'submitted', to: 'approved', by: ['operator'] },
    { from: 'submitted', to: 'rejected', by: ['operator'] },
    // By two reviewers: what was approved turned out to be wrong.
    { from: 'approved', to: 'rejected', by: ['operator'] },
    { from: 'rejected', to: 'submitted', by: ['member'] },
  ],
}
