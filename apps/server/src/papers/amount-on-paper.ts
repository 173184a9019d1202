import { type MoneyParts, moneyParts } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'

// Always with two decimals, so that a column of amounts can be read downwards.
const figures = ({ sign, whole, decimals }: MoneyParts, symbol: string) =>
  `${sign}${symbol}${whole}.${decimals || '00'}`

/** `−₦1,234.50` */
export function amountOnPaper(amount: Money): string {
  const parts = moneyParts(amount)
  return figures(parts, parts.symbol)
}

/** `−1,234.50`, in a table whose head says the currency. */
export const bareAmount = (minor: bigint): string =>
  figures(moneyParts({ currency: 'NGN', minor }), '')
