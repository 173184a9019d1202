import { runMutation } from '@kinfold/api/mutation/run-mutation'
import { logOutMutation } from '@kinfold/api/session/log-out'
import { session } from './session.ts'

/** The server is told, but nobody waits for it: leaving works without a network too. */
export function leave(): void {
  void runMutation(logOutMutation, {})
  session.end('left')
}
