import type { getWallets as endpoint } from '@kinfold/contract/wallet/get-wallets'
import type { Answer, Call } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import type { CallerWithWallets } from './find-caller-with-wallets.ts'
import { walletsOf } from './wallets-of.ts'

type Endpoint = typeof endpoint

/** They were read together with their caller, unless one has no id yet. */
export async function getWallets(
  { db, now }: Services,
  { caller }: Call<Endpoint> & { readonly caller: CallerWithWallets },
): Promise<Answer<Endpoint>> {
  const { accountId: memberId, currencies, wallets } = caller
  return wallets ?? walletsOf(db, { memberId, currencies }, now())
}
