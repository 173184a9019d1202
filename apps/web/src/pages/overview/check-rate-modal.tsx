import { useExchangeRate } from '@kinfold/api/reference/get-exchange-rate'
import { clubTimeZone, defaultExchangeRate } from '@kinfold/contract/constants'
import { errorCatalogue } from '@kinfold/contract/errors/error-catalogue'
import { convertMoney, parseExchangeRate } from '@kinfold/contract/money/convert-money'
import { type Money as MoneyAmount, money } from '@kinfold/contract/money/money'
import { AmountField } from '@kinfold/ui/amount-field'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { Money } from '@kinfold/ui/money'
import { Stat } from '@kinfold/ui/stat'
import { useState } from 'react'

/** What an amount of dollars is in naira. Without a rate it says so and converts nothing. */
export function CheckRateModal({ onClose }: { onClose: () => void }) {
  const [minor, setMinor] = useState<bigint | null>(BigInt(defaultExchangeRate) * 100n)
  const dollars = minor === null ? undefined : money('USD', minor)
  return (
    <Modal
      open
      size="small"
      title="Check USD Rate"
      description="What your dollars are in naira today."
      onOpenChange={open => !open && onClose()}
    >
      <div className="flex flex-col gap-5">
        <AmountField label="Amount in USD" symbol="$" value={minor} onChange={setMinor} />
        <Equivalent dollars={dollars} />
      </div>
    </Modal>
  )
}

function Equivalent({ dollars }: { dollars: MoneyAmount<'USD'> | undefined }) {
  const { data, failure, reload } = useExchangeRate()
  if (failure && !data) return <NoAnswer message={failure.message} onRetry={reload} />
  const rate = data?.exchange_rate ? parseExchangeRate(data.exchange_rate) : undefined
  if (data && !rate) {
    return (
      <Banner live tone="warning">
        {errorCatalogue.exchange_rate_missing.sentence}
      </Banner>
    )
  }
  return (
    <>
      <Stat
        label="In NGN"
        loading={!data}
        hint={
          data ? <RateLine rate={data.exchange_rate} setAt={data.set_at} /> : 'Asking for the rate'
        }
      >
        {rate && dollars ? (
          <Money alwaysShown amount={convertMoney(dollars, 'NGN', rate, 'down')} />
        ) : (
          '₦–'
        )}
      </Stat>
      {data?.is_stale && <Banner tone="warning">{oldRate}</Banner>}
    </>
  )
}

function NoAnswer({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <Banner
      live
      tone="danger"
      actions={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Banner>
  )
}

const oldRate = 'This rate has not been renewed for a while. It may change before you pay.'

// A rate is no amount: it keeps the decimals it was set with.
const rateFormat = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 6 })

const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone: clubTimeZone })

function RateLine({ rate, setAt }: { rate: string | null; setAt: string | null }) {
  return (
    <>
      $1 = ₦{rate === null ? '–' : rateFormat.format(Number(rate))}
      {setAt ? `, set on ${day.format(new Date(setAt))}` : ''}
    </>
  )
}
