import type { Currency } from '@kinfold/contract/money/currency'
import { EmptyState } from '@kinfold/ui/empty-state'

/** A year or a month in which the member had nothing in a currency. */
export function NothingThen({ name, currency }: { name: string; currency: Currency }) {
  return (
    <EmptyState compact title={`Nothing in ${currency} in ${name}`}>
      There was no value then, and nothing came or went. Another month or year may have what you
      look for.
    </EmptyState>
  )
}
