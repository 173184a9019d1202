import { useExchangeRate } from '@kinfold/api/reference/get-exchange-rate'
import { defaultExchangeRate } from '@kinfold/contract/constants'
import { errorCatalogue } from '@kinfold/contract/errors/error-catalogue'
import { convertMoney, parseExchangeRate } from '@kinfold/contract/money/convert-money'
import { type Currency, currencySymbols } from '@kinfold/contract/money/currency'
import { type Money as MoneyAmount, money } from '@kinfold/contract/money/money'
import { AmountField } from '@kinfold/ui/amount-field'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { Money } from '@kinfold/ui/money'
import { Segments } from '@kinfold/ui/segments'
import { Stat } from '@kinfold/ui/stat'
import { useState } from 'react'
import { useMember } from '../../session/use-member.ts'
import { rateAge } from './rate-line.ts'

const ways = [
  { value: 'USD', label: 'From dollars' },
  { value: 'NGN', label: 'From naira' },
] as const

const other = (from: Currency): Currency => (from === 'USD' ? 'NGN' : 'USD')

/** What an amount in one currency is in the other. Without a rate it says so and converts nothing. */
export function CheckRateModal({ onClose }: { onClose: () => void }) {
  const [from, setFrom] = useState<Currency>('USD')
  const [minor, setMinor] = useState<bigint | null>(BigInt(defaultExchangeRate) * 100n)
  return (
    <Modal
      open
      size="small"
      title="Check USD Rate"
      description="What dollars are in naira at the club’s rate, and the other way round."
      focusStarts="panel"
      onOpenChange={open => !open && onClose()}
    >
      <div className="flex flex-col gap-5">
        <Segments label="Which way" segments={ways} value={from} onChange={setFrom} />
        <AmountField
          key={from}
          label={`Amount in ${from}`}
          symbol={currencySymbols[from]}
          value={minor}
          onChange={setMinor}
        />
        <Equivalent amount={minor === null ? undefined : money(from, minor)} to={other(from)} />
      </div>
    </Modal>
  )
}

type EquivalentProps = { amount: MoneyAmount | undefined; to: Currency }

function Equivalent({ amount, to }: EquivalentProps) {
  const { today } = useMember()
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
        label={`In ${to}`}
        loading={!data}
        hint={data ? rateAge(data, today) : 'Asking for the rate'}
      >
        {rate && amount ? (
          <Money alwaysShown amount={convertMoney(amount, to, rate, 'down')} />
        ) : (
          `${currencySymbols[to]}–`
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
