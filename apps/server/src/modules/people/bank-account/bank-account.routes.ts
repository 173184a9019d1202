import { resolveBankAccount } from '@kinfold/contract/bank-account/resolve-bank-account'
import { setOtherBankAccount } from '@kinfold/contract/bank-account/set-other-bank-account'
import { updateInternationalBankAccount } from '@kinfold/contract/bank-account/update-international-bank-account'
import { updateNgnBankAccount as updateNgnCall } from '@kinfold/contract/bank-account/update-ngn-bank-account'
import { updateUsdBankAccount } from '@kinfold/contract/bank-account/update-usd-bank-account'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { accountAbroad, dollarAccount, otherAccount } from './given-account.ts'
import { keepBankAccount } from './keep-bank-account.ts'
import { nameBankAccount } from './name-bank-account.ts'
import { updateNgnBankAccount } from './update-ngn-bank-account.ts'

export function bankAccountRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(resolveBankAccount, call => nameBankAccount(services, call)),
    signedInRoute(updateNgnCall, call => updateNgnBankAccount(services, call)),
    signedInRoute(updateUsdBankAccount, ({ caller, body }) =>
      keepBankAccount(services, { caller, proof: body }, dollarAccount(body)),
    ),
    signedInRoute(setOtherBankAccount, ({ caller, body }) =>
      keepBankAccount(services, { caller, proof: body }, otherAccount(body)),
    ),
    signedInRoute(updateInternationalBankAccount, ({ caller, body }) =>
      keepBankAccount(services, { caller, proof: body }, accountAbroad(body)),
    ),
  ]
}
