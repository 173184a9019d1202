/** Whose an account is, and what for. The first three are a member's; the others are the club's. */
export const accountKinds = [
  'wallet',
  'portfolio',
  'receivable',
  'payouts',
  'unmatched',
  'clearing',
  'bank',
  'fees',
  'returns',
  'fx',
] as const
export type AccountKind = (typeof accountKinds)[number]
