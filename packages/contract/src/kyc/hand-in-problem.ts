import { canMove } from '../status/status-machine.ts'
import { documentMachine } from './document-machine.ts'
import type { DocumentStatus } from './document-status.ts'

/** Why a member can't hand a document in: the one before is approved. */
export function handInProblem(status: DocumentStatus) {
  return canMove(documentMachine, status, 'submitted', 'member')
    ? undefined
    : 'kyc_already_approved'
}
