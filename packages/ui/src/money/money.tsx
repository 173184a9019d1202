import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { useAmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { useWords } from '../words/use-words.ts'
import { moneyWords } from './money.words.ts'
import { type MoneyAmount, moneyParts, moneySpoken } from './money-parts.ts'
import { Spoken } from './spoken.tsx'

export type MoneyProps = {
  /** Minor units with their currency. */
  amount: MoneyAmount
  /** ₦1.2M; the whole amount shows on hover and is what screen readers say. */
  compact?: boolean | undefined
  /** A plus before what came in; green for in. */
  change?: boolean | undefined
  /** Stays readable while amounts are hidden: prices, rates and fees are nobody's secret. */
  alwaysShown?: boolean | undefined
  className?: string | undefined
}

type HiddenMoneyProps = { symbol: string; spoken: string; className: string | undefined }

function HiddenMoney({ symbol, spoken, className }: HiddenMoneyProps) {
  return (
    <span dir="ltr" data-hidden className={cx('whitespace-nowrap', className)}>
      <Spoken as={spoken}>
        <span className="text-(length:--symbol-size) leading-none">{symbol}</span>
        <span className="ms-[0.1em] tracking-widest">••••</span>
      </Spoken>
    </span>
  )
}

export function Money({ amount, compact, change, alwaysShown, className }: MoneyProps) {
  const { hidden } = useAmountPrivacy()
  const words = useWords('money', moneyWords)
  const parts = moneyParts(amount, { compact, plus: change })
  if (hidden && !alwaysShown)
    return <HiddenMoney symbol={parts.symbol} spoken={words.hidden} className={className} />
  const { sign, symbol, decimals, unit } = parts
  const spoken = moneySpoken(amount, { plus: change }, words.spoken)
  const figure = (
    <>
      {sign}
      <span className="me-[0.06em] text-(length:--symbol-size) leading-none">{symbol}</span>
      {parts.whole}
      {decimals && !unit ? (
        <span className="text-(length:--decimals-size) leading-none text-(color:--money-decimals)">
          {decimals}
        </span>
      ) : (
        decimals
      )}
      {unit}
    </>
  )
  return (
    <span
      dir="ltr"
      data-currency={amount.currency}
      data-always-shown={alwaysShown || undefined}
      title={unit ? spoken : undefined}
      // How many signs wide it is: where it stands alone, it grows smaller rather than out of its place.
      style={{ '--signs': Object.values(parts).join('').length } as CSSProperties}
      className={cx(
        'figures whitespace-nowrap',
        change && amount.minor > 0n && 'text-success [--money-decimals:currentColor]',
        className,
      )}
    >
      {unit || sign === '−' ? <Spoken as={spoken}>{figure}</Spoken> : figure}
    </span>
  )
}
