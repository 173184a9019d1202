import type { Visit } from '../calls/call.ts'
import type { Refusal } from '../calls/refusal.ts'
import type { Mode } from '../config/mode.ts'
import { codeMailRules } from './code-mail-rules.ts'
import { countAgainstLimits } from './count-against-limits.ts'
import type { Limits } from './limits.ts'
import { limitsBy } from './limits-of.ts'

/** Counts a code that signing in sends to an address, together with those asked for elsewhere. */
export function countCodeMail(
  { limits, config }: { readonly limits: Limits; readonly config: { readonly mode: Mode } },
  emailKey: string,
  visit: Visit,
): Promise<Refusal<'too_many_requests'> | undefined> {
  return countAgainstLimits(limits, limitsBy(codeMailRules, { visit, emailKey }, config.mode))
}
