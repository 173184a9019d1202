import { noteSaidInForm } from '@kinfold/app/form/said-in-forms'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { CallOutcome } from './call-outcome.ts'

/**
 * Shows what a failed call says where it was made. Where somebody else was faster, what was pressed goes once the case
 * is read again, and the message would go with it: that is said in passing instead.
 */
export function sayFailure(
  { code, message }: CallOutcome,
  show: (message: string | undefined) => void,
): void {
  if (code === 'already_decided' && message) {
    noteSaidInForm(message)
    void showToast('message', message)
  } else show(message)
}
