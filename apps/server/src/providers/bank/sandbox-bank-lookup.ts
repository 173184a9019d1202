// Queries no bank. The last digits of a number decide the outcome, so that every outcome can be tried.
import type { BankLookup } from './bank-lookup.ts'

export const sandboxBankLookup: BankLookup = {
  async resolve({ number }, { firstName, lastName }) {
    if (number.endsWith('0000')) return { kind: 'unknown' }
    if (number.endsWith('9999')) return { kind: 'unavailable' }
    if (number.endsWith('1111')) return { kind: 'found', accountName: 'ADEWALE JOHNSON' }
    return { kind: 'found', accountName: `${firstName} ${lastName}`.toUpperCase() }
  },
  async checkBvn(bvn) {
    if (bvn.endsWith('0000')) return 'differs'
    return bvn.endsWith('9999') ? 'unavailable' : 'matches'
  },
}
