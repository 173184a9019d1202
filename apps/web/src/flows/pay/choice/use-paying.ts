import type { Failure, Outcome } from '@kinfold/api/client/outcome'
import { useWhileMounted } from '@kinfold/app/wizard/use-while-mounted'
import type { StartedPayment } from '@kinfold/contract/errors/error-answer'
import type { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import type { TopUpPortfolioBody } from '@kinfold/contract/portfolio/top-up-portfolio'
import { say } from '@kinfold/ui/say'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { choicesOf } from './asked-payment.ts'
import { forgetDraft } from './pay-draft.ts'
import type { Choice } from './use-choice.ts'
import { quoteName } from './use-quotes.ts'
import { useStartPayment } from './use-start-payment.ts'

type Extra = Pick<TopUpPortfolioBody, 'receipt' | 'bank_reference' | 'note' | 'again'>

/** Where the checkout sends a member afterwards: here, with the payment opened over the page. */
function useReturnAddress(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('step')
  query.delete('interval')
  query.set('action', 'payment')
  return `${pathname}?${query}`
}

/** What was refused was chosen in steps before this one, so all of it is told here. */
function sentencesOf(failure: Failure): string | undefined {
  const fields = failure.kind === 'refused' ? Object.values(failure.fields ?? {}) : []
  return [failure.message, ...fields].filter(Boolean).join(' ') || undefined
}

/** Begins the payment, and says what came of it. However often it is pressed or sent again, it is paid once. */
export function usePaying(choice: Choice, onBegun: (begun: PaymentInitiation) => void) {
  const start = useStartPayment(choice.target)
  const begun = useWhileMounted(onBegun)
  const redirect_url = useReturnAddress()
  const [isPaying, setPaying] = useState(false)
  const [message, setMessage] = useState<string>()
  const [started, setStarted] = useState<StartedPayment>()
  const isUnderWay = useRef(false)
  const { draft, change, quotes } = choice

  const bodyOf = (extra: Extra): TopUpPortfolioBody | undefined => {
    if (draft.amount === undefined || draft.way === undefined) return undefined
    return {
      amount: draft.amount,
      ...choicesOf(draft, draft.way),
      ...(choice.quote && { quote_id: choice.quote.answer.quote_id }),
      ...(draft.interval && { recurring: true, interval: draft.interval }),
      redirect_url,
      ...extra,
    }
  }
  const take = (outcome: Outcome<PaymentInitiation, string>, body: TopUpPortfolioBody) => {
    if (outcome.ok) {
      forgetDraft()
      choice.count('checkout_begun')
      // The payment that opens shows it; it is heard at once.
      if (outcome.message) say(outcome.message)
      return begun(outcome.data)
    }
    setMessage(sentencesOf(outcome))
    if (outcome.kind === 'no-response') return change({ unanswered: body })
    change({ unanswered: undefined })
    if (outcome.kind !== 'refused') return
    if (outcome.quote && choice.body) quotes.put(quoteName(choice.body), outcome.quote)
    setStarted(outcome.payment)
  }
  const send = async (body: TopUpPortfolioBody | undefined) => {
    if (!body || isUnderWay.current) return
    isUnderWay.current = true
    setPaying(true)
    setMessage(undefined)
    setStarted(undefined)
    take(await start(body), body)
    setPaying(false)
    isUnderWay.current = false
  }
  return {
    isPaying,
    message,
    /** The same payment, begun a moment ago. */
    started,
    say: setMessage,
    pay: (extra: Extra = {}) => send(draft.unanswered ?? bodyOf(extra)),
  } as const
}
