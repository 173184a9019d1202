import { boolean, is, literal, string, type } from 'superstruct'
import { askJsonTwice } from '../ask-json.ts'
import type { PaystackSettings } from '../paystack/paystack-api.ts'
import type { ResolveAccount } from './bank-lookup.ts'

const Resolved = type({ status: literal(true), data: type({ account_name: string() }) })
const Refused = type({ status: boolean() })
// Its answers for an unknown number, bank or both.
const nowhere = new Set([400, 404, 422])

/** Paystack's look-up of an account's name at its bank. */
export function paystackAccounts({
  secretKey,
  url,
  timeoutMs = 8_000,
}: PaystackSettings): ResolveAccount {
  return async ({ number, bankCode }) => {
    const question = new URL('bank/resolve', `${url}/`)
    question.search = String(new URLSearchParams({ account_number: number, bank_code: bankCode }))
    const headers = { authorization: `Bearer ${secretKey}` }
    const answer = await askJsonTwice(question, { headers, timeoutMs })
    if (answer === undefined) return { kind: 'unavailable' }
    if (answer.status === 200 && is(answer.body, Resolved)) {
      const accountName = answer.body.data.account_name.trim()
      return accountName === '' ? { kind: 'unknown' } : { kind: 'found', accountName }
    }
    // A wrong key or a rate limit is our own problem and says nothing about the account.
    const isNowhere = nowhere.has(answer.status) && is(answer.body, Refused) && !answer.body.status
    return { kind: isNowhere ? 'unknown' : 'unavailable' }
  }
}
