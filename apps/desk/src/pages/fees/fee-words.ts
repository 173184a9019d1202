import type { Currency } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { FeeProposal } from '@kinfold/contract/operator/fee/fee-proposal'
import { clearingText } from '@kinfold/contract/operator/fee/fee-rule-line'
import type { ManagedFee } from '@kinfold/contract/operator/fee/list-fees'
import type { FeeBearer } from '@kinfold/contract/payment/fee'
import { percentText } from '@kinfold/ui/percent-text'

type Fee = Pick<
  FeeProposal & ManagedFee,
  'name' | 'gateway' | 'currency' | 'bps' | 'fixed' | 'cap' | 'bearer' | 'clearing_days'
>

const ways = {
  card: 'Card',
  card_us: 'International card',
  transfer: 'Transfer through the provider',
} as const
const inCurrency: Readonly<Record<Currency, string>> = { NGN: 'in naira', USD: 'in dollars' }

export const bearerWords: Readonly<Record<FeeBearer, string>> = {
  member: 'The member, on top',
  club: 'The club',
}

/** "Card, in naira", and what dollars cost extra. */
export const feeTitle = ({ name, gateway, currency }: Pick<Fee, 'name' | 'gateway' | 'currency'>) =>
  `${ways[gateway]}, ${name === 'usd_card' ? 'extra for dollars' : inCurrency[currency]}`

const amount = (currency: Currency, wire: number) => formatMoney(moneyFromWire(currency, wire))

const inSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** After how long its money can be withdrawn; what dollars cost extra says nothing of it. */
export const clearsLine = ({ clearing_days: days }: Pick<Fee, 'clearing_days'>) =>
  days === null ? '–' : inSentence(clearingText(days))

/** Each part of a fee in words, to be read or compared. */
export const feeParts = ({ currency, bps, fixed, cap, bearer, clearing_days: days }: Fee) =>
  [
    ['Of what is paid', percentText(bps / 100)],
    ['Fixed part', fixed === 0 ? 'None' : amount(currency, fixed)],
    ['Limit', cap === null ? 'None' : amount(currency, cap)],
    ['Borne by', bearerWords[bearer]],
    ...(days === null ? [] : [['Clears', clearsLine({ clearing_days: days })] as const]),
  ] as const

/** "1.5 % + ₦100, at most ₦2,000". */
export function feeLine({ currency, bps, fixed, cap }: Fee): string {
  const parts = [bps > 0 && percentText(bps / 100), fixed > 0 && amount(currency, fixed)]
  const sum = parts.filter(part => part !== false).join(' + ')
  if (sum === '') return 'Nothing'
  return cap === null ? sum : `${sum}, at most ${amount(currency, cap)}`
}
