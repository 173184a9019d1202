import type { getRequestedWithdrawal as endpoint } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { describeCustomer } from '../account/describe-customer.ts'
import { findAccountById } from '../account/find-account.ts'
import type { Services } from '../services.ts'
import { describeWallet } from '../wallet/describe-wallet.ts'
import { readWallets } from '../wallet/read-wallets.ts'
import { findRequestedWithdrawal } from './read-requested-withdrawals.ts'

type Endpoint = typeof endpoint

export async function getRequestedWithdrawal(
  { db }: Services,
  { params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const requested = await findRequestedWithdrawal(db, params.id)
  if (requested === undefined) return refuse('not_found')
  const { member, withdrawal } = requested
  const { currency } = withdrawal
  const [owner, wallets] = await Promise.all([
    findAccountById(db, member.id),
    readWallets(db, { memberId: member.id, currencies: [currency] }),
  ])
  const customer = owner && describeCustomer(owner)
  const balance = wallets.get(currency)
  if (customer == null || balance === undefined) return refuse('not_found')
  return { requested, customer, wallet: describeWallet(currency, balance) }
}
