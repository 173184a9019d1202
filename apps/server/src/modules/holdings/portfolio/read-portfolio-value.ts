import type { Money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import type { PortfolioRecord } from './lock-portfolio.ts'

/** What a portfolio holds. */
export async function readPortfolioValue(
  tx: Transaction,
  { id, currency }: Pick<PortfolioRecord, 'id' | 'currency'>,
): Promise<Money> {
  return (await readBalance(tx, portfolioAccount(id, currency))).balance
}
