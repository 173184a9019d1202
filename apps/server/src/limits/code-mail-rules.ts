import type { Rule } from './limit-rule.ts'

const day = 24 * 3600

/**
 * Codes that are mailed to one address, whatever sends them. Most come from one place, so whoever asks
 * for a stranger's address uses up their own share first; the address's is for the day, so that no
 * number of places fills a mailbox.
 */
export const codeMailRules: readonly Rule[] = [
  { name: 'code-mail-visitor', by: 'e-mail address and visitor', points: 10, seconds: day },
  { name: 'code-mail-address', by: 'e-mail address', points: 30, seconds: day, countedLast: true },
]
