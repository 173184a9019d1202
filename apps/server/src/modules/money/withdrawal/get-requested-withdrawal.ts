import type { getRequestedWithdrawal as endpoint } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { describeCustomer } from '../../base/person/describe-customer.ts'
import { findAccountById } from '../../base/person/find-account.ts'
import { describeWallet } from '../../holdings/wallet/describe-wallet.ts'
import { readWallets } from '../../holdings/wallet/read-wallets.ts'
import type { Services } from '../../services.ts'
import { findRequestedWithdrawal } from './read-requested-withdrawals.ts'

type Endpoint = typeof endpoint

export async function getRequestedWithdrawal(
  { db, now }: Services,
  { params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const requested = await findRequestedWithdrawal(db, params.id, now())
  if (requested === undefined) return refuse('not_found')
  const { member, withdrawal } = requested
  const { currency } = withdrawal
  const [owner, wallets] = await Promise.all([
    findAccountById(db, member.id),
    readWallets(db, { memberId: member.id, currencies: [currency] }, now()),
  ])
  const customer = owner && describeCustomer(owner)
  const balance = wallets.get(currency)
  if (customer == null || balance === undefined) return refuse('not_found')
  return { requested, customer, wallet: describeWallet(currency, balance) }
}
