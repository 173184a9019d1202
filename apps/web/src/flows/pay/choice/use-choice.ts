import { useAddEvent } from '@kinfold/api/event/add-event'
import type { AddEventBody } from '@kinfold/contract/event/add-event'
import { AmountToPay } from '@kinfold/contract/money/wire-amount'
import type { Interval } from '@kinfold/contract/payment/interval'
import { useEffect, useState } from 'react'
import { useMember } from '../../../session/use-member.ts'
import { currencyOf, keyOf, minimumOf, type PayTarget } from '../pay-target.ts'
import { gatewayOf } from '../way.ts'
import { quoteBodyOf } from './asked-payment.ts'
import { keepDraft, type PayDraft, readDraft } from './pay-draft.ts'
import { quoteName, useQuotes } from './use-quotes.ts'

export type Choice = ReturnType<typeof useChoice>

/** All that was chosen for a payment, what it costs, and how far it may go on. */
export function useChoice(target: PayTarget, interval?: Interval) {
  const { email: owner } = useMember()
  const place = { owner, target: keyOf(target) }
  const [draft, setDraft] = useState(() => beginWith(readDraft(place), interval))
  const quotes = useQuotes(draft.reference)
  const addEvent = useAddEvent()
  const change = (changes: Partial<PayDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepDraft(place, next)
  }
  const body = draft.way && quoteBodyOf(target, draft, draft.way)
  const fresh = quotes.find(body)
  const kept = body && draft.quote?.of === quoteName(body) ? draft.quote : undefined
  const quote = fresh && 'quote' in fresh ? fresh.quote : kept
  // Kept, so that a reload and another tab show and send the same figures.
  useEffect(() => {
    if (!quote || quote === draft.quote) return
    const { reference } = quote.answer
    change({ quote, ...(reference !== null && { reference }) })
  })
  return {
    target,
    currency: currencyOf(target),
    draft,
    change,
    quotes,
    body,
    /** What the chosen way costs. */
    quote,
    quoteFailure: fresh && 'failure' in fresh ? fresh.failure : undefined,
    isAmountGiven: AmountToPay.is(draft.amount) && draft.amount >= minimumOf(target),
    isWayGiven: body !== undefined,
    /** Counts a step; nobody hears of it when that fails. */
    count(event: AddEventBody['event']) {
      const { amount, way } = draft
      void addEvent.run({
        body: {
          event,
          currency: currencyOf(target),
          ...(target.kind !== 'wallet' && { product_id: target.plan.id }),
          ...(AmountToPay.is(amount) && { amount }),
          ...(way && { gateway: gatewayOf(way) }),
        },
      })
    },
  } as const
}

/** A link may ask for a recurring one, which is paid by card; what was sent without an answer stays as it is. */
function beginWith(kept: PayDraft, interval: Interval | undefined): PayDraft {
  if (interval === undefined || kept.interval || kept.unanswered) return kept
  return { ...kept, interval, way: 'card' }
}
