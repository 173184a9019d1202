import { showToast } from '@kinfold/app/toast/show-toast'
import type { CallOutcome } from './call-outcome.ts'

/**
 * What stands above a form whose call failed. Where somebody else was faster the form goes as soon as it is read again,
 * and its message with it: that is said in passing instead.
 */
export function failureToShow({ code, message }: CallOutcome): string | undefined {
  if (code !== 'already_decided') return message
  void showToast('message', message)
  return undefined
}
