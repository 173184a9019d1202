import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Plan } from '@kinfold/contract/plan/plan'
import { Card } from '@kinfold/ui/card'
import { ShareBar } from '@kinfold/ui/share-bar'

/** What the club says the plan’s money is put into; nothing where it says nothing. */
export function WhatItHolds({ plan: { holdings } }: { plan: Plan }) {
  if (holdings === null) return null
  const shares = holdings.parts.map(({ name, share_bps }) => ({ name, minor: BigInt(share_bps) }))
  return (
    <Card title="What it holds" description={`As at ${lastDayOf(holdings.as_of)}`}>
      <ShareBar label="What it holds" shares={shares} />
      <p className="mt-3 text-small text-pretty text-ink-muted">
        The club buys and sells, so it can be otherwise by now.
      </p>
    </Card>
  )
}

const written = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "31 October 2026", of `2026-10`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return written(Date.UTC(year, number, 0))
}
