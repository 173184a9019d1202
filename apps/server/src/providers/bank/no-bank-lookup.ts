import type { BankLookup } from './bank-lookup.ts'

/** For a club that has no provider yet: no account or BVN counts as checked. */
export const noBankLookup: BankLookup = {
  resolve: async () => ({ kind: 'unavailable' }),
  checkBvn: async () => 'unavailable',
}
