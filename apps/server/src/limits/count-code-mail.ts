import type { Visit } from '../http/call.ts'
import type { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { codeMailRules } from './code-mail-rules.ts'
import { countAttempt } from './count-attempt.ts'
import { limitsBy } from './limits-of.ts'

/** Counts a code that signing in sends to an address, together with those asked for elsewhere. */
export function countCodeMail(
  { limits, config }: Services,
  emailKey: string,
  visit: Visit,
): Promise<Refusal<'too_many_requests'> | undefined> {
  return countAttempt(limits, limitsBy(codeMailRules, { visit, emailKey }, config.mode))
}
