import { useExchangeRate } from '@kinfold/api/reference/get-exchange-rate'
import { defaultExchangeRate } from '@kinfold/contract/constants'
import { errorCatalogue } from '@kinfold/contract/errors/error-catalogue'
import { convertMoney, parseExchangeRate } from '@kinfold/contract/money/convert-money'
import type { Money as MoneyAmount } from '@kinfold/contract/money/money'
import { parseMoney } from '@kinfold/contract/money/parse-money'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { Money } from '@kinfold/ui/money'
import { Stat } from '@kinfold/ui/stat'
import { TextField } from '@kinfold/ui/text-field'
import { useState } from 'react'

/** What an amount of dollars is in naira. Without a rate it says so and converts nothing. */
export function CheckRateModal({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState(String(defaultExchangeRate))
  const dollars = parseMoney('USD', typed)
  return (
    <Modal
      open
      size="small"
      title="Check USD Rate"
      description="What your dollars are in naira today."
      onOpenChange={open => !open && onClose()}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label="Amount in USD"
          inputMode="decimal"
          autoComplete="off"
          start="$"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          error={
            typed && !dollars ? 'Please enter an amount with at most two decimals.' : undefined
          }
        />
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

const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone: 'Africa/Lagos' })

function RateLine({ rate, setAt }: { rate: string | null; setAt: string | null }) {
  return (
    <>
      $1 = ₦{rate}
      {setAt ? `, set on ${day.format(new Date(setAt))}` : ''}
    </>
  )
}
