import type { Currency } from '@kinfold/contract/money/currency'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import type { Handle } from '../../../db/database.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { readMovementsBetween } from '../../holdings/portfolio/read-movements-between.ts'

const step = 500

const text = 'SELECT version::int AS version FROM ledger.account WHERE address = $1'

/** Every movement of a portfolio until now, so many at a time, oldest first. */
export async function* readMovementRows(
  handle: Handle,
  of: { readonly id: string; readonly currency: Currency },
): AsyncGenerator<readonly PortfolioMovement[]> {
  const values = [portfolioAccount(of.id, of.currency)]
  const [account] = await handle.query<{ version: number }>({ text, values })
  const last = account?.version ?? 0
  for (let after = 0; after < last; after += step) {
    yield await readMovementsBetween(handle, of, { after, until: Math.min(after + step, last) })
  }
}
