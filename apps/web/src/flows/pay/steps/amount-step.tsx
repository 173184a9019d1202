import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { dateFormat } from '@kinfold/contract/day/date-format'
import { monthsLater } from '@kinfold/contract/day/months-later'
import { type Currency, currencySymbols } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { AmountToPay, moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import { type Interval, intervals } from '@kinfold/contract/payment/interval'
import type { Plan } from '@kinfold/contract/plan/plan'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'
import { AmountField } from '@kinfold/ui/amount-field'
import { Button } from '@kinfold/ui/button'
import { Money } from '@kinfold/ui/money'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { SelectField } from '@kinfold/ui/select-field'
import { useDeferredValue, useState } from 'react'
import { club } from '../../../club/club.ts'
import { useMember } from '../../../session/use-member.ts'
import type { Choice } from '../choice/use-choice.ts'
import { minimumOf } from '../pay-target.ts'

type AmountStepProps = {
  choice: Choice
  /** Whether it was asked to go on: then what is wrong is said. */
  isJudged: boolean
  onCurrencyChange: (currency: Currency) => void
}

/** How much, how often and, for a wallet, into which. */
export function AmountStep({ choice, isJudged, onCurrencyChange }: AmountStepProps) {
  const { target, currency, draft, change } = choice
  const { is_global } = useMember()
  const [isLeft, setLeft] = useState(false)
  const minimum = minimumOf(target)
  const problem = isJudged || isLeft ? amountProblem(draft.amount, minimum, currency) : undefined
  return (
    <div className="flex flex-col gap-5">
      {target.kind === 'wallet' && !is_global ? (
        <RadioCards
          label="Into"
          value={currency}
          onChange={chosen => onCurrencyChange(chosen)}
          cards={club.currencies.map(value => ({
            value,
            label: `${value} wallet`,
            description: <Available currency={value} />,
          }))}
        />
      ) : null}
      <div className="flex flex-col gap-3">
        <AmountField
          label="Amount"
          required
          size="large"
          symbol={currencySymbols[currency]}
          value={draft.amount === undefined ? null : moneyFromWire(currency, draft.amount).minor}
          onChange={minor =>
            change({ amount: minor === null ? undefined : moneyToWire(money(currency, minor)) })
          }
          onBlur={() => setLeft(draft.amount !== undefined)}
          {...(problem === undefined ? {} : { error: problem })}
        />
        <Chips choice={choice} minimum={minimum} />
      </div>
      {target.kind === 'wallet' ? null : <HowOften choice={choice} />}
      {target.kind === 'wallet' || draft.interval ? null : (
        <Example plan={target.plan} amount={draft.amount} minimum={minimum} />
      )}
    </div>
  )
}

function amountProblem(amount: number | undefined, minimum: number, currency: Currency) {
  if (amount === undefined) return 'Please enter an amount.'
  if (!AmountToPay.is(amount)) return 'Please enter an amount above zero.'
  return amount < minimum
    ? `This plan starts at ${formatMoney(moneyFromWire(currency, minimum))}.`
    : undefined
}

function Available({ currency }: { currency: Currency }) {
  const { data } = useWallets()
  const wallet = walletIn(data, currency)
  if (!wallet) return '–'
  return (
    <>
      <Money amount={moneyFromWire(currency, wallet.available)} /> available
    </>
  )
}

const usual: Readonly<Record<Currency, readonly number[]>> = {
  NGN: [50_000, 100_000, 500_000],
  USD: [100, 250, 1_000],
}

/** One press instead of six digits. */
function Chips({ choice, minimum }: { choice: Choice; minimum: number }) {
  const { currency, change } = choice
  const offered = [...(minimum > 0 ? [minimum] : []), ...usual[currency]]
    .filter((amount, index, all) => amount >= minimum && all.indexOf(amount) === index)
    .slice(0, 3)
  return (
    <fieldset className="flex flex-wrap gap-2 max-sm:*:flex-auto max-sm:*:px-3">
      <legend className="sr-only">Usual amounts</legend>
      {offered.map(amount => (
        <Button key={amount} size="small" variant="secondary" onClick={() => change({ amount })}>
          <Money alwaysShown amount={moneyFromWire(currency, amount)} />
        </Button>
      ))}
    </fieldset>
  )
}

const often: Readonly<Record<Interval | 'once', string>> = {
  once: 'Once',
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every quarter',
}

function HowOften({ choice: { draft, change } }: { choice: Choice }) {
  return (
    <SelectField
      label="How often"
      value={draft.interval ?? 'once'}
      onChange={chosen => {
        const interval = intervals.find(each => each === chosen)
        // A card can be charged again; no other way can.
        change({ interval, way: interval ? 'card' : draft.way })
      }}
      options={(['once', ...intervals] as const).map(value => ({ value, label: often[value] }))}
    />
  )
}

const long = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

type ExampleProps = { plan: Plan; amount: number | undefined; minimum: number }

/** What an amount that the plan takes could become, as the club expects. Its place is kept, so typing moves nothing. */
function Example({ plan, amount, minimum }: ExampleProps) {
  const { today } = useMember()
  // A key shows in its field before the example follows.
  const shown = useDeferredValue(amount)
  const { expected_return_bps: bps, tenor_months } = plan
  if (bps === null) return null
  const months = tenor_months ?? 12
  const day = long(new Date(monthsLater(today, months)))
  return (
    <p className="rounded-box bg-surface-sunken px-4 py-3 text-small text-ink-muted">
      {AmountToPay.is(shown) && shown >= minimum ? (
        <>
          You could have{' '}
          <strong className="font-semibold text-ink">
            <Money amount={grown(plan.currency, shown, bps, months)} />
          </strong>{' '}
          on {day},
        </>
      ) : (
        <>Type an amount to see what it could become by {day},</>
      )}{' '}
      before fees. It is an example, not a promise.
    </p>
  )
}

function grown(currency: Currency, amount: number, bps: number, months: number) {
  const { minor } = moneyFromWire(currency, amount)
  return money(currency, minor + (minor * BigInt(bps) * BigInt(months)) / 120_000n)
}
