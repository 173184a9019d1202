export type AccountHolder =
  | { readonly kind: 'found'; readonly accountName: string }
  | { readonly kind: 'unknown' }
  /** No answer came: nothing is known, neither good nor bad. */
  | { readonly kind: 'unavailable' }

export type BvnCheck = 'matches' | 'differs' | 'unavailable'

export type Person = { readonly firstName: string; readonly lastName: string }

export type BankLookup = {
  /** Whose account this is, by the bank's own books. */
  readonly resolve: (
    account: { readonly number: string; readonly bankCode: string },
    asked: Person,
  ) => Promise<AccountHolder>
  readonly checkBvn: (bvn: string, person: Person) => Promise<BvnCheck>
}
