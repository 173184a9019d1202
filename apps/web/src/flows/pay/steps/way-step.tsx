import type { Failure } from '@kinfold/api/client/outcome'
import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { compareMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { paymentMessages } from '@kinfold/contract/payment/payment-body'
import { mayPayInNaira } from '@kinfold/contract/payment/payment-options'
import type { PaymentQuote } from '@kinfold/contract/payment/payment-quote'
import type { Wallets } from '@kinfold/contract/wallet/get-wallets'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'
import { Money } from '@kinfold/ui/money'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { Tabs } from '@kinfold/ui/tabs'
import { type WayOfPaying, WayToPay } from '@kinfold/ui/way-to-pay'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import Wallet from 'lucide-react/icons/wallet'
import { useEffect, useState } from 'react'
import { useMember } from '../../../session/use-member.ts'
import { quoteBodyOf } from '../choice/asked-payment.ts'
import type { Choice } from '../choice/use-choice.ts'
import { type OfferedWay, type WayTab, waysUnder } from '../choice/ways.ts'
import { isByBank, type Way, walletOf } from '../way.ts'
import { wayWords } from '../way-words.ts'
import { PaidCurrencyChoice } from './paid-currency-choice.tsx'

type WayStepProps = {
  choice: Choice
  /** Whether it was asked to go on: then what is missing is said. */
  isJudged: boolean
}

/** How it is paid: bank transfer, or card and wallet, each with when it arrives and what it costs. */
export function WayStep({ choice, isJudged }: WayStepProps) {
  const { target, currency, draft, change, quotes } = choice
  const { is_global: isGlobal } = useMember()
  const isRecurring = draft.interval !== undefined
  const asked = { target, isRecurring, isLocalized: draft.isLocalized === true, isGlobal }
  const offered = { bank: waysUnder('bank', asked), card: waysUnder('card', asked) }
  const [chosenTab, setTab] = useState<WayTab>(
    draft.way !== undefined && isByBank(draft.way) ? 'bank' : 'card',
  )
  const tab = isRecurring ? 'card' : chosenTab
  const bodies = [...offered.bank, ...offered.card].flatMap(({ way, reason }) => {
    const body = reason === undefined ? quoteBodyOf(target, draft, way) : undefined
    return body ?? []
  })
  useEffect(() => quotes.ask(bodies))
  const choose = (way: Way) =>
    change({ way, isUsInstitution: walletOf(way) ? undefined : draft.isUsInstitution })
  const wallets = useWallets().data
  const byBank = offered.bank.map(each => wayOfPaying(choice, wallets, each))
  const byCard = offered.card.map(each => wayOfPaying(choice, wallets, each))
  const under = (shown: WayTab) => (
    <div className="flex flex-col gap-5">
      <Ways
        ways={shown === 'bank' ? byBank : byCard}
        among={[...byBank, ...byCard]}
        chosen={draft.way}
        error={isJudged && draft.way === undefined ? 'Please choose how to pay.' : undefined}
        onChoose={choose}
      />
      {shown === 'card' && draft.way === 'card_us' ? (
        <UsInstitutionQuestion choice={choice} isJudged={isJudged} />
      ) : null}
    </div>
  )
  return (
    <div className="flex flex-col gap-5">
      {mayPayInNaira(currency, isGlobal) ? <PaidCurrencyChoice choice={choice} /> : null}
      <div>
        <Tabs
          label="How to pay"
          value={tab}
          onValueChange={value => setTab(value === 'bank' ? 'bank' : 'card')}
          items={[
            {
              value: 'bank',
              label: 'Bank transfer',
              disabled: isRecurring,
              content: under('bank'),
            },
            { value: 'card', label: tabLabel(target.kind), content: under('card') },
          ]}
        />
        {isRecurring ? (
          <p className="mt-3 text-small text-ink-muted">{paymentMessages.recurringGateway}</p>
        ) : null}
      </div>
    </div>
  )
}

/** A wallet is not paid from a wallet. */
const tabLabel = (kind: Choice['target']['kind']) => (kind === 'wallet' ? 'Card' : 'Card / Wallet')

type WaysProps = {
  ways: readonly WayOfPaying<Way>[]
  among: readonly WayOfPaying<Way>[]
  chosen: Way | undefined
  error: string | undefined
  onChoose: (way: Way) => void
}

function Ways({ ways, among, chosen, error, onChoose }: WaysProps) {
  return (
    <WayToPay
      label="Pay with"
      labelHidden
      value={chosen !== undefined && ways.some(({ value }) => value === chosen) ? chosen : ''}
      onChange={onChoose}
      ways={ways}
      among={among}
      {...(error === undefined ? {} : { error })}
    />
  )
}

const stroke = { 'aria-hidden': true, strokeWidth: 1.75 } as const

function iconOf(way: Way) {
  if (walletOf(way)) return <Wallet {...stroke} />
  return isByBank(way) ? <Landmark {...stroke} /> : <CreditCard {...stroke} />
}

/** A way with its arrival and cost, or with the reason why it can't be taken. */
function wayOfPaying(
  { target, draft, quotes }: Choice,
  wallets: Wallets | undefined,
  { way, reason }: OfferedWay,
): WayOfPaying<Way> {
  const body = quoteBodyOf(target, draft, way)
  const quoted = quotes.find(body)
  const quote = quoted && 'quote' in quoted ? quoted.quote.answer : undefined
  const refused = quoted && 'failure' in quoted ? whyRefused(quoted.failure) : undefined
  const { label, arrival } = wayWords[way]
  const currency = walletOf(way)
  const wallet = currency && walletIn(wallets, currency)
  const available = wallet ? (
    <>
      <Money amount={moneyFromWire(wallet.currency, wallet.available)} /> available
    </>
  ) : undefined
  const short = isShort(wallet, quote) ? <>{available}: less than this costs.</> : undefined
  return {
    value: way,
    name: label,
    icon: iconOf(way),
    arrives: body && !quote ? `${arrival} · …` : arrival,
    cost: quote && { charge: fromWireMoney(quote.fee), total: fromWireMoney(quote.total) },
    note: available,
    impossible: reason ?? refused ?? short,
  }
}

/** No field stands here: what is wrong with the amount is said by the way that it can't be paid in. */
function whyRefused(failure: Failure): string | undefined {
  return (failure.kind === 'refused' ? failure.fields?.amount : undefined) ?? failure.message
}

function isShort(wallet: ReturnType<typeof walletIn>, quote: PaymentQuote | undefined) {
  if (!wallet || !quote) return false
  const available = moneyFromWire(wallet.currency, wallet.available)
  return compareMoney(fromWireMoney(quote.total), available) > 0
}

function UsInstitutionQuestion({ choice: { draft, change }, isJudged }: WayStepProps) {
  const { isUsInstitution } = draft
  const value = isUsInstitution === undefined ? '' : isUsInstitution ? 'yes' : 'no'
  return (
    <RadioCards
      label="Is the payment from a US-based institution?"
      required
      value={value}
      onChange={answer => change({ isUsInstitution: answer === 'yes' })}
      {...(isJudged && value === '' ? { error: paymentMessages.usInstitution } : {})}
      cards={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  )
}
