import type { WireMoney } from '@kinfold/contract/money/wire-money'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'

/** As much as the line, whichever way it went. */
export const isOfAmount = ({ amount: line }: StatementLine, { currency, amount }: WireMoney) =>
  line.currency === currency && Math.abs(line.amount) === amount
