import type { Failure } from '@kinfold/api/client/outcome'
import { useQuotePayment } from '@kinfold/api/payment/quote-payment'
import { type PaymentQuote, quoteMinutes } from '@kinfold/contract/payment/payment-quote'
import type { QuoteBody } from '@kinfold/contract/payment/quote-payment'
import { useRef, useState } from 'react'
import type { KeptQuote } from './pay-draft.ts'

export type Quoted = { readonly quote: KeptQuote } | { readonly failure: Failure }

export const quoteName = (body: QuoteBody) => JSON.stringify(body)

/** Counted here, since the clock of the club and that of the browser may differ. */
export const quoteEndsAt = ({ receivedAt }: KeptQuote) => receivedAt + quoteMinutes * 60_000

export const isCurrent = (quote: KeptQuote) => Date.now() < quoteEndsAt(quote)

/**
 * What each way costs; asked once, and again when its figures are no longer current. A transfer keeps the reference
 * that was shown for it.
 */
export function useQuotes(reference?: string) {
  const { run } = useQuotePayment()
  const [quotes, setQuotes] = useState<ReadonlyMap<string, Quoted>>(new Map())
  const underWay = useRef(new Set<string>())
  const renew = async (body: QuoteBody) => {
    const of = quoteName(body)
    if (underWay.current.has(of)) return
    underWay.current.add(of)
    const isNamed = body.gateway === 'bank' && reference !== undefined
    const outcome = await run({ body: isNamed ? { ...body, reference } : body })
    underWay.current.delete(of)
    const quoted = outcome.ok
      ? { quote: { of, answer: outcome.data, receivedAt: Date.now() } }
      : { failure: outcome }
    setQuotes(before => new Map(before).set(of, quoted))
  }
  const find = (body: QuoteBody | undefined) => body && quotes.get(quoteName(body))
  return {
    find,
    renew,
    /** Figures that came with a refusal take the place of those that were shown. */
    put(of: string, answer: PaymentQuote) {
      const quote = { of, answer, receivedAt: Date.now() }
      setQuotes(before => new Map(before).set(of, { quote }))
    },
    /** Asks for what is not known, or no longer current. */
    ask(bodies: readonly QuoteBody[]) {
      for (const body of bodies) {
        const known = find(body)
        if (!known || ('quote' in known && !isCurrent(known.quote))) void renew(body)
      }
    },
  } as const
}
