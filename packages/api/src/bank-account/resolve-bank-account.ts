import { resolveBankAccount } from '@kinfold/contract/bank-account/resolve-bank-account'
import { bankAccountNumberLength } from '@kinfold/contract/constants'
import { failureMessages } from '@kinfold/contract/messages'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const bankAccountNameKey = 'GET /payment/resolve-bank-account'
export const bankAccountNameQuery = query(bankAccountNameKey, resolveBankAccount, {
  retry: false,
  messages: { noResponse: failureMessages.noBankResponse },
})

interface AskedFor {
  readonly accountNumber: string
  readonly bankCode: string
}

const isComplete = ({ accountNumber, bankCode }: AskedFor) =>
  new RegExp(`^\\d{${bankAccountNumberLength}}$`).test(accountNumber) && bankCode !== ''

/** Whose account it is; asked once the number has its 10 digits and a bank is chosen. */
export const useBankAccountName = (account: AskedFor) =>
  useQuery(
    bankAccountNameQuery,
    isComplete(account)
      ? { query: { account_number: account.accountNumber, bank_code: account.bankCode } }
      : null,
  )
