import { resolveBankAccount } from '@kinfold/contract/bank-account/resolve-bank-account'
import { setOtherBankAccount } from '@kinfold/contract/bank-account/set-other-bank-account'
import { updateInternationalBankAccount } from '@kinfold/contract/bank-account/update-international-bank-account'
import { updateNgnBankAccount } from '@kinfold/contract/bank-account/update-ngn-bank-account'
import { updateUsdBankAccount } from '@kinfold/contract/bank-account/update-usd-bank-account'
import { demoPassword } from '@kinfold/personas/demo-password'
import { sampleCall } from './sample-call.ts'

export const bankAccountSamples = {
  resolveBankAccount: sampleCall(resolveBankAccount, {
    query: { account_number: '0123450004', bank_code: '058' },
  }),
  setOtherBankAccount: sampleCall(setOtherBankAccount, {
    body: {
      account_name: 'Dayo Bello',
      account_number: '12345678',
      bank_name: 'Harbour Bank',
      country: 'United Kingdom',
      currency: 'GBP',
      password: demoPassword,
    },
  }),
  updateInternationalBankAccount: sampleCall(updateInternationalBankAccount, {
    body: {
      account_name: 'Dayo Bello',
      iban_or_number: 'GB29NWBK60161331926819',
      swift: 'NWBKGB2L',
      bank_name: 'Harbour Bank',
      bank_address: '1 Quay Street, London',
      country: 'United Kingdom',
      currency: 'GBP',
      password: demoPassword,
    },
  }),
  updateNgnBankAccount: sampleCall(updateNgnBankAccount, {
    body: { account_number: '0123450004', bank_code: '058', password: demoPassword },
  }),
  updateUsdBankAccount: sampleCall(updateUsdBankAccount, {
    body: {
      account_name: 'Dayo Bello',
      account_number: '9876540004',
      bank_name: 'Zenith Bank',
      swift: 'ZEIBNGLA',
      password: demoPassword,
    },
  }),
}
