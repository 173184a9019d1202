import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import { compareNames } from '@kinfold/contract/bank-account/compare-names'
import { resolveBankAccount } from '@kinfold/contract/bank-account/resolve-bank-account'
import { setOtherBankAccount } from '@kinfold/contract/bank-account/set-other-bank-account'
import { updateInternationalBankAccount } from '@kinfold/contract/bank-account/update-international-bank-account'
import { updateNgnBankAccount } from '@kinfold/contract/bank-account/update-ngn-bank-account'
import { updateUsdBankAccount } from '@kinfold/contract/bank-account/update-usd-bank-account'
import { nigerianBanks } from '@kinfold/contract/reference/nigerian-banks'
import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../http/refusal.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { member } from '../account/account.tables.ts'
import { keepBankAccount } from './keep-bank-account.ts'

export function bankAccountRoutes(services: Services): readonly Route[] {
  const { db, bankLookup } = services

  async function memberOf(id: string) {
    const [person] = await db.orm.select().from(member).where(eq(member.id, id))
    if (person === undefined) throw new Error('a member without a membership record')
    return person
  }

  /** The bank's own name for an account, or why there is none. */
  async function holderOf(number: string, bankCode: string, person: typeof member.$inferSelect) {
    const bank = nigerianBanks.find(({ code }) => code === bankCode)
    if (bank === undefined) return refuse('bank_account_not_resolved')
    const holder = await bankLookup.resolve({ number, bankCode }, person)
    if (holder.kind === 'unavailable') return refuse('bank_lookup_unavailable')
    if (holder.kind === 'unknown') return refuse('bank_account_not_resolved')
    return { bank, accountName: holder.accountName }
  }

  return [
    signedInRoute(resolveBankAccount, async ({ caller, query }) => {
      const person = await memberOf(caller.accountId)
      const holder = await holderOf(query.account_number, query.bank_code, person)
      if (holder instanceof Refusal) return holder
      const membershipName = `${person.firstName} ${person.lastName}`
      return {
        account_name: holder.accountName,
        name_match: compareNames(holder.accountName, membershipName),
      }
    }),
    signedInRoute(updateNgnBankAccount, async ({ caller, body }) => {
      const person = await memberOf(caller.accountId)
      if (isGlobalMember(person.country, person.citizenship)) return refuse('wallet_not_available')
      const holder = await holderOf(body.account_number, body.bank_code, person)
      if (holder instanceof Refusal) return holder
      return keepBankAccount(
        services,
        person.id,
        {
          kind: 'ngn',
          currency: 'NGN',
          accountName: holder.accountName,
          accountNumber: body.account_number,
          bankName: holder.bank.name,
          bankCode: holder.bank.code,
          country: 'Nigeria',
        },
        body.totp_code,
      )
    }),
    signedInRoute(updateUsdBankAccount, async ({ caller, body }) =>
      keepBankAccount(
        services,
        caller.accountId,
        {
          kind: 'usd',
          currency: 'USD',
          accountName: body.account_name,
          accountNumber: body.account_number,
          bankName: body.bank_name,
          routingNumber: body.routing_number ?? null,
          swift: body.swift ?? null,
          bankAddress: body.bank_address ?? null,
        },
        body.totp_code,
      ),
    ),
    signedInRoute(setOtherBankAccount, async ({ caller, body }) =>
      keepBankAccount(
        services,
        caller.accountId,
        {
          kind: 'other',
          currency: body.currency,
          accountName: body.account_name,
          accountNumber: body.account_number,
          bankName: body.bank_name,
          country: body.country,
          swift: body.swift ?? null,
        },
        body.totp_code,
      ),
    ),
    signedInRoute(updateInternationalBankAccount, async ({ caller, body }) =>
      keepBankAccount(
        services,
        caller.accountId,
        {
          kind: 'international',
          currency: body.currency,
          accountName: body.account_name,
          accountNumber: body.iban_or_number,
          bankName: body.bank_name,
          bankAddress: body.bank_address,
          country: body.country,
          swift: body.swift,
          routingNumber: body.routing ?? null,
        },
        body.totp_code,
      ),
    ),
  ]
}
