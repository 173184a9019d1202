import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import type { updateNgnBankAccount as endpoint } from '@kinfold/contract/bank-account/update-ngn-bank-account'
import { walletProblem } from '@kinfold/contract/wallet/wallet-problem'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'

import { findMember } from './find-member.ts'
import { keepBankAccount } from './keep-bank-account.ts'
import { resolveHolder } from './resolve-holder.ts'

type Endpoint = typeof endpoint

export async function updateNgnBankAccount(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, bankLookup } = services
  const person = await findMember(db, caller.accountId)
  const problem = walletProblem(isGlobalMember(person.country, person.citizenship), 'NGN')
  if (problem !== undefined) return refuse(problem)
  const account = { number: body.account_number, bankCode: body.bank_code }
  const holder = await resolveHolder(bankLookup, account, person)
  if (holder instanceof Refusal) return holder
  return keepBankAccount(
    services,
    { caller, proof: body },
    {
      kind: 'ngn',
      currency: 'NGN',
      accountName: holder.accountName,
      accountNumber: body.account_number,
      bankName: holder.bank.name,
      bankCode: holder.bank.code,
      country: 'Nigeria',
    },
  )
}
