import type { BankLookup } from './bank-lookup.ts'

/** For a club that has no provider yet: nobody's account or BVN is taken for checked. */
export const noBankLookup: BankLookup = {
  resolve: async () => ({ kind: 'unavailable' }),
  checkBvn: async () => 'unavailable',
}
