import { dateFormat } from '../day/date-format.ts'
import { formatMoney } from '../money/format-money.ts'
import type { Money } from '../money/money.ts'
import { moneyFromWire } from '../money/wire-amount.ts'
import type { ReadyMoney } from './ready-money.ts'
import type { Wallet } from './wallet.ts'

const day = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })

/** "Thu 26 Nov", on one line. */
export const readyDayText = (from: string) =>
  day(Date.parse(from)).replace(',', '').replaceAll(' ', '\u00a0')

/** What a wallet says of it, as amounts. */
export function readyIn({ currency, ready, ready_later }: Wallet): ReadyMoney {
  return {
    ready: moneyFromWire(currency, ready),
    later: ready_later.map(({ amount, from }) => ({
      amount: moneyFromWire(currency, amount),
      from,
    })),
  }
}

/** Why an amount that is available can't be withdrawn yet, and from which day it can; undefined where it can. */
export function notReadyText(amount: Money, { ready, later }: ReadyMoney): string | undefined {
  if (amount.minor <= ready.minor) return undefined
  let { minor } = ready
  const enough = later.find(each => {
    minor += each.amount.minor
    return minor >= amount.minor
  })
  if (enough === undefined) return undefined
  const said = formatMoney(amount)
  const then = `from ${readyDayText(enough.from)}, once its payment has cleared.`
  return ready.minor > 0n
    ? `${formatMoney(ready)} can be withdrawn now, and ${said} ${then}`
    : `${said} can be withdrawn ${then}`
}
