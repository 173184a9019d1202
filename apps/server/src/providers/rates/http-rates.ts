import { DateTime } from '@kinfold/contract/fields/date-time'
import { NewRateText } from '@kinfold/contract/money/exchange-rate'
import { create, is, number, string, type, union } from 'superstruct'
import { askJsonTwice } from '../ask-json.ts'
import type { FeedRate, RateFeed } from './rate-feed.ts'

type FeedSettings = {
  readonly name: string
  readonly url: string
  readonly key: string | undefined
  readonly timeoutMs?: number
}

/** `{ "rate": "1532.5", "as_of": "2026-06-03T08:00:00Z" }`: naira for one dollar. */
const Quote = type({ rate: union([string(), number()]), as_of: DateTime })

/** A feed that answers a GET with JSON; a key goes along as a bearer token. */
export function httpRates({ name, url, key, timeoutMs = 10_000 }: FeedSettings): RateFeed {
  const headers = {
    accept: 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  }
  return {
    source: name,
    async ask() {
      const answer = await askJsonTwice(url, { headers, timeoutMs })
      return answer?.status === 200 ? readQuote(answer.body) : undefined
    },
  }
}

function readQuote(body: unknown): FeedRate | undefined {
  if (!is(body, Quote)) return undefined
  // A number is written with as many decimals as the club keeps.
  const text = typeof body.rate === 'number' ? body.rate.toFixed(6) : body.rate
  if (!is(text.trim(), NewRateText)) return undefined
  return { rate: create(text, NewRateText), quotedAt: new Date(body.as_of) }
}
