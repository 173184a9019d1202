import type { Rule } from './limit-rule.ts'

const day = 24 * 3600

/**
 * Codes that are mailed to one address, whichever call sends them. The lower limit counts by address and
 * visitor, so that one visitor can't use up what the owner needs; the higher one counts by address alone,
 * so that many visitors together can't fill a mailbox.
 */
export const codeMailRules: readonly Rule[] = [
  { name: 'code-mail-visitor', by: 'e-mail address and visitor', points: 10, seconds: day },
  { name: 'code-mail-address', by: 'e-mail address', points: 30, seconds: day, countedLast: true },
]
