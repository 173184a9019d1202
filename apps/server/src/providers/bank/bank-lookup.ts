export type AccountHolder =
  | { readonly kind: 'found'; readonly accountName: string }
  | { readonly kind: 'unknown' }
  /** No answer: the outcome is unknown. */
  | { readonly kind: 'unavailable' }

export type BvnCheck = 'matches' | 'differs' | 'unavailable'

export type Person = { readonly firstName: string; readonly lastName: string }

/** Whose account this is, according to the bank. */
export type ResolveAccount = (
  account: { readonly number: string; readonly bankCode: string },
  asked: Person,
) => Promise<AccountHolder>

export type CheckBvn = (bvn: string, person: Person) => Promise<BvnCheck>

export type BankLookup = { readonly resolve: ResolveAccount; readonly checkBvn: CheckBvn }
