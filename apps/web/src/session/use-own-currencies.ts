import type { Currency } from '@kinfold/contract/money/currency'
import { club } from '../club/club.ts'
import { useMember } from './use-member.ts'

const dollars = ['USD'] as const

/** The currencies a member can hold, the club's first one first; a global member holds dollars alone. */
export function useOwnCurrencies(): readonly [Currency, ...Currency[]] {
  return useMember().is_global ? dollars : club.currencies
}
