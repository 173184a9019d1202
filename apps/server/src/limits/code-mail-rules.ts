import type { Rule } from './limit-rule.ts'

const day = 24 * 3600
const shared = { by: 'e-mail address', seconds: day, countedLast: true } as const
const own = { by: 'e-mail address and visitor', seconds: day } as const

/**
 * Codes that are mailed to one address, whichever call sends them. The lower limit counts by address and
 * visitor, so that one visitor can't use up what the owner needs; the higher one counts by address alone,
 * so that many visitors together can't fill a mailbox.
 */
const all: Rule = { ...own, name: 'code-mail-visitor', points: 10 }
export const codeMailRules: readonly Rule[] = [
  all,
  { ...shared, name: 'code-mail-address', points: 20 },
]

/**
 * A code is sent again without a captcha, so these have a higher limit of their own: whoever uses it up
 * leaves the owner the codes of signing up and of signing in.
 */
export const resentCodeRules: readonly Rule[] = [
  all,
  { ...own, name: 'resent-code-visitor', points: 5 },
  { ...shared, name: 'resent-code-address', points: 10 },
]
