import { dateFormat } from '@kinfold/contract/day/date-format'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Plan } from '@kinfold/contract/plan/plan'
import { fewestMembersSaid } from '@kinfold/contract/plan/plan-size'

/** "142 members have about ₦320 million in it", as much as the club tells; undefined where it tells nothing. */
export function sizeText({ size, currency }: Pick<Plan, 'size' | 'currency'>): string | undefined {
  if (size === null) return undefined
  const { members, value } = size
  if (members === null) return `${fewerThan} members have money in it`
  if (value === null) return `${counted(members)} members have money in it`
  const sum = largeSumText(moneyFromWire(currency, value))
  return `${counted(members)} members have about ${sum} in it`
}

const fewerThan = `Fewer than ${fewestMembersSaid === 10 ? 'ten' : fewestMembersSaid}`

/** "since August 2024", and what it was counted for. */
export function sizeDates({ since, month, weighting }: NonNullable<Plan['size']>) {
  return {
    since: `since ${monthName(since)}`,
    counted:
      weighting === 'days'
        ? `On average in ${monthName(month)}`
        : `At the end of ${monthName(month)}`,
  }
}

const counted = (members: number) => members.toLocaleString('en-NG')

const million = 1_000_000_00n
const billion = 1_000n * million

/** "₦318 million": in millions and billions with what decimals it has; smaller sums as they are. */
function largeSumText(amount: Money): string {
  const { currency, minor } = amount
  const [unit, word] = minor >= billion ? [billion, 'billion'] : [million, 'million']
  if (minor < unit) return formatMoney(amount)
  const whole = formatMoney(money(currency, (minor / unit) * 100n))
  const rest = String((minor % unit) + unit)
    .slice(1)
    .replace(/0+$/, '')
  return `${whole}${rest && '.'}${rest} ${word}`
}

const written = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthName = (month: string) => written(Date.parse(`${month}-01`))
