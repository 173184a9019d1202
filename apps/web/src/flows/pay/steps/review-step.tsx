import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { ratePairText } from '@kinfold/contract/money/rate-text'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Interval } from '@kinfold/contract/payment/interval'
import type { PaymentQuote } from '@kinfold/contract/payment/payment-quote'
import { nextPeriod } from '@kinfold/contract/subscription/charge-rule'
import { chargesAhead } from '@kinfold/contract/subscription/charges-ahead'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Money } from '@kinfold/ui/money'
import { Skeleton } from '@kinfold/ui/skeleton'
import { useEffect } from 'react'
import { dayText } from '../../../day/day-text.ts'
import { momentText } from '../../../day/moment-text.ts'
import { useMember } from '../../../session/use-member.ts'
import type { Choice } from '../choice/use-choice.ts'
import { quoteEndsAt } from '../choice/use-quotes.ts'
import { nameOf } from '../pay-target.ts'
import { walletOf } from '../way.ts'
import { feeWords, wayWords } from '../way-words.ts'
import { AmlNotice } from './aml-notice.tsx'
import { TimeLeft } from './time-left.tsx'

type ReviewStepProps = { choice: Choice; onQuoteOver: () => void }

/** What is paid, as one would say it, with all it comes to. */
export function ReviewStep({ choice, onQuoteOver }: ReviewStepProps) {
  const { draft, quote, quoteFailure, quotes, body } = choice
  useEffect(() => {
    if (body && !quote && !quoteFailure) quotes.ask([body])
  })
  if (!quote) {
    if (quoteFailure && body) {
      const again = () => void quotes.renew(body)
      return <ReadFailure what="What this costs" failure={quoteFailure} onRetry={again} />
    }
    return (
      <LoadingRegion label="What this costs is on its way" className="h-72">
        <Skeleton shape="box" />
      </LoadingRegion>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Sentence choice={choice} />
        <NextCharges choice={choice} />
      </div>
      <QuoteLines quote={quote.answer} />
      <TimeLeft key={quote.receivedAt} endsAt={quoteEndsAt(quote)} onOver={onQuoteOver} />
      {draft.way && walletOf(draft.way) ? null : <AmlNotice />}
    </div>
  )
}

const everyTime: Readonly<Record<Interval, string>> = {
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every quarter',
}

function Sentence({ choice: { target, draft, currency } }: { choice: Choice }) {
  if (draft.amount === undefined || draft.way === undefined) return null
  const months = target.kind === 'wallet' ? null : target.plan.tenor_months
  return (
    <p className="text-lead text-pretty text-ink">
      <Money alwaysShown amount={moneyFromWire(currency, draft.amount)} /> {wayWords[draft.way].by}{' '}
      to {nameOf(target)}
      {draft.interval ? `, ${everyTime[draft.interval]}` : ''}
      {months && target.kind === 'plan' ? `. The plan runs for ${months} months` : ''}.
    </p>
  )
}

/** The first is paid now; when the next ones come. */
function NextCharges({ choice: { draft } }: { choice: Choice }) {
  const { today } = useMember()
  if (!draft.interval) return null
  const rule = { interval: draft.interval, anchor_day: Number(today.slice(8)) }
  const next = nextPeriod(today, rule)
  const [first = next, second = next, third = next] = chargesAhead(
    { period_on: next, next_charge_on: next },
    rule,
    3,
  ).map(dayText)
  return (
    <p className="text-small text-pretty text-ink-muted">
      The first is paid now. Then the same card is charged on {first}, {second}, {third} and so on,
      until you pause or end it.
    </p>
  )
}

function QuoteLines({ quote }: { quote: PaymentQuote }) {
  const { amount, amount_to_pay, fees, total, rate, rate_set_at } = quote
  const figure = (sum: PaymentQuote['total']) => <Money alwaysShown amount={fromWireMoney(sum)} />
  return (
    <KeyValueList
      items={[
        { label: 'Amount', value: figure(amount) },
        ...(rate === null
          ? []
          : [
              {
                label: 'Rate',
                value: (
                  <>
                    <span className="figures">{ratePairText(rate)}</span>
                    {rate_set_at ? (
                      <span className="block text-small font-normal text-ink-muted">
                        set on {momentText(rate_set_at)}
                      </span>
                    ) : null}
                  </>
                ),
              },
              { label: `In ${amount_to_pay.currency}`, value: figure(amount_to_pay) },
            ]),
        ...(fees.length === 0
          ? [{ label: 'Processing charge', value: 'None' }]
          : fees.map(fee => ({ label: feeWords[fee.name], value: figure(fee.amount) }))),
        { label: 'You pay', value: figure(total), strong: true },
      ]}
    />
  )
}
