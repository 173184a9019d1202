import { formatMoney } from '../../money/format-money.ts'
import { fromWireMoney } from '../../money/wire-money.ts'
import type { Lookalike } from './lookalike.ts'

type Named = Pick<Lookalike, 'payment_id' | 'reference' | 'name' | 'amount'>

/** "KF-7H2K9D4M of Bola Adeyemi, ₦44,950". */
const lookalikeText = ({ payment_id, reference, name, amount }: Named): string => {
  const which = payment_id === null ? 'unmatched money' : reference
  return `${which}${name === '' ? '' : ` of ${name}`}, ${formatMoney(fromWireMoney(amount))}`
}

/** Said of a line of the bank statement that is recorded as something already. */
export const bankLineKnown = (as?: Named): string =>
  `This line of the bank statement was written down before${as ? `, as ${lookalikeText(as)}` : ''}. If there are two like it, please add to the reference what tells them apart.`

/** Said where another amount came under the same bank's reference. */
export const referenceTaken = (by: Named): string =>
  `This bank’s reference stands on ${lookalikeText(by)}. If one line of the bank paid both, please tick that.`
