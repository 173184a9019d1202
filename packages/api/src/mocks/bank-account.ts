import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { compareNames } from '@kinfold/contract/bank-account/compare-names'
import { needsCheck } from '@kinfold/contract/bank-account/needs-check'
import { resolveBankAccount } from '@kinfold/contract/bank-account/resolve-bank-account'
import { setOtherBankAccount } from '@kinfold/contract/bank-account/set-other-bank-account'
import { updateInternationalBankAccount } from '@kinfold/contract/bank-account/update-international-bank-account'
import { updateNgnBankAccount } from '@kinfold/contract/bank-account/update-ngn-bank-account'
import { updateUsdBankAccount } from '@kinfold/contract/bank-account/update-usd-bank-account'
import { nigerianBanks } from '@kinfold/contract/reference/nigerian-banks'
import { walletProblem } from '@kinfold/contract/wallet/wallet-problem'
import { isGlobal } from '@kinfold/personas/people/currencies-of'
import type { Person } from '@kinfold/personas/people/person'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { now } from './now.ts'
import { Refusal, refuseFor } from './refusal.ts'

const nameOf = ({ customer }: Person) => `${customer.first_name} ${customer.last_name}`

type Given = Pick<
  BankAccount,
  'kind' | 'currency' | 'account_name' | 'account_number' | 'bank_name'
> &
  Partial<BankAccount>

function saved(member: Person, given: Given): BankAccount {
  return {
    bank_code: null,
    routing_number: null,
    swift: null,
    bank_address: null,
    country: null,
    name_match: compareNames(given.account_name, nameOf(member)),
    check: { status: needsCheck(given.currency) ? 'waiting' : 'not_needed', reason: null },
    updated_at: now(),
    ...given,
  }
}

function resolved(member: Person, accountName: string) {
  return { account_name: accountName, name_match: compareNames(accountName, nameOf(member)) }
}

export const bankAccountMocks = {
  resolveBankAccount: mock(resolveBankAccount, {
    ok: call => resolved(memberOf(call), nameOf(memberOf(call)).toUpperCase()),
    /** The bank knows the account by another name than the membership. */
    differs: call => resolved(memberOf(call), 'ADEWALE JOHNSON'),
  }),
  updateNgnBankAccount: mock(updateNgnBankAccount, {
    ok: call => {
      const member = memberOf(call)
      refuseFor(walletProblem(isGlobal(member), 'NGN'))
      const bank = nigerianBanks.find(({ code }) => code === call.body.bank_code)
      if (!bank) return new Refusal('bank_account_not_resolved')
      return saved(member, {
        kind: 'ngn',
        currency: 'NGN',
        account_name: nameOf(member).toUpperCase(),
        account_number: call.body.account_number,
        bank_name: bank.name,
        bank_code: bank.code,
        country: 'Nigeria',
      })
    },
  }),
  updateUsdBankAccount: mock(updateUsdBankAccount, {
    ok: call => {
      const { account_name, account_number, bank_name, routing_number, swift, bank_address } =
        call.body
      return saved(memberOf(call), {
        kind: 'usd',
        currency: 'USD',
        account_name,
        account_number,
        bank_name,
        routing_number: routing_number ?? null,
        swift: swift ?? null,
        bank_address: bank_address ?? null,
      })
    },
  }),
  setOtherBankAccount: mock(setOtherBankAccount, {
    ok: call => {
      const { account_name, account_number, bank_name, country, currency, swift } = call.body
      const account = { account_name, account_number, bank_name, country, currency }
      return saved(memberOf(call), { kind: 'other', ...account, swift: swift ?? null })
    },
  }),
  updateInternationalBankAccount: mock(updateInternationalBankAccount, {
    ok: call => {
      const {
        iban_or_number,
        routing,
        totp_code: _code,
        password: _password,
        ...account
      } = call.body
      return saved(memberOf(call), {
        kind: 'international',
        ...account,
        account_number: iban_or_number,
        routing_number: routing ?? null,
      })
    },
  }),
}
