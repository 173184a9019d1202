import { cx } from 'class-variance-authority'
import { useAmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { type MoneyAmount, moneyParts, moneyText } from './money-parts.ts'

export type MoneyProps = {
  amount: MoneyAmount
  /** ₦1.2M; the whole amount shows on hover and is what screen readers say. */
  compact?: boolean | undefined
  /** A plus before what came in; green for in. */
  change?: boolean | undefined
  /** Stays readable while amounts are hidden: prices, rates and fees are nobody's secret. */
  alwaysShown?: boolean | undefined
  className?: string | undefined
}

function HiddenMoney({ symbol, className }: { symbol: string; className: string | undefined }) {
  return (
    <span data-hidden className={cx('whitespace-nowrap', className)}>
      <span aria-hidden="true">
        <span className="text-(length:--symbol-size)">{symbol}</span>
        <span className="ms-[0.1em] tracking-widest">••••</span>
      </span>
      <span className="sr-only">Amount hidden</span>
    </span>
  )
}

export function Money({
  amount,
  compact = false,
  change = false,
  alwaysShown = false,
  className,
}: MoneyProps) {
  const { hidden } = useAmountPrivacy()
  const parts = moneyParts(amount, { compact, plus: change })
  if (hidden && !alwaysShown) return <HiddenMoney symbol={parts.symbol} className={className} />
  const whole = moneyText(amount, { plus: change })
  return (
    <span
      data-currency={amount.currency}
      title={parts.unit ? whole : undefined}
      className={cx(
        'figures whitespace-nowrap',
        change && amount.minor > 0n && 'text-success',
        className,
      )}
    >
      {parts.unit ? <span className="sr-only">{whole}</span> : null}
      <span aria-hidden={parts.unit ? true : undefined}>
        {parts.sign}
        <span className="me-[0.06em] text-(length:--symbol-size)">{parts.symbol}</span>
        {parts.whole}
        {parts.decimals ? (
          <span
            className={cx(
              !parts.unit && 'text-(length:--decimals-size) text-(color:--money-decimals)',
            )}
          >
            {parts.decimals}
          </span>
        ) : null}
        {parts.unit}
      </span>
    </span>
  )
}
