import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import { countriesByName } from '@kinfold/contract/country/countries-by-name'
import { listBanks } from '@kinfold/contract/reference/list-banks'
import { listCountries } from '@kinfold/contract/reference/list-countries'
import { listCurrencies } from '@kinfold/contract/reference/list-currencies'
import { nigerianBanks } from '@kinfold/contract/reference/nigerian-banks'
import type { Answer } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { type Route, signedInRoute, visitorRoute } from '../../calls/route.ts'
import { findAccountById } from '../account/find-account.ts'
import type { Services } from '../services.ts'

const dollar = { code: 'USD', name: 'US dollar', symbol: '$' } as const
const naira = { code: 'NGN', name: 'Nigerian naira', symbol: '₦' } as const

export function referenceRoutes({ db }: Services): readonly Route[] {
  return [
    visitorRoute(listCountries, async () => countriesByName),
    signedInRoute(listBanks, async () => ({ banks: [...nigerianBanks] })),
    signedInRoute(listCurrencies, async ({ caller }): Promise<Answer<typeof listCurrencies>> => {
      const member = (await findAccountById(db, caller.accountId))?.member
      if (member == null) return refuse('forbidden')
      const isGlobal = isGlobalMember(member.country, member.citizenship)
      return { currencies: isGlobal ? [dollar] : [naira, dollar] }
    }),
  ]
}
