import { useMonths } from '@kinfold/api/operator/month/list-months'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { closingSentences } from '@kinfold/contract/operator/month/closing-problem'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import { Button } from '@kinfold/ui/button'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useState } from 'react'
import { momentText, monthText } from '../../day/day-text.ts'
import { useOperator } from '../../session/use-operator.ts'
import { ClosingProposal } from './closing-proposal.tsx'
import { ProposeClosing } from './propose-closing.tsx'

const shownAtFirst = 6

/** Which months can't change any more, and which wait to be closed. */
export function Months() {
  const { data, failure, isRefetching, reload } = useMonths()
  const [showsAll, setShowsAll] = useState(false)
  const all = data?.months ?? []
  const shown = showsAll ? all : all.slice(0, shownAtFirst)
  return (
    <section aria-busy={isRefetching || undefined} data-refetching={isRefetching || undefined}>
      <h2 className="text-lead font-semibold text-ink">Months</h2>
      <p className="mt-1 text-small text-ink-muted">
        Once a month is closed, its reports stay as they are: what is found later is booked on its
        own day. It takes two administrators.
      </p>
      <ReadFailure what="The months" failure={failure} onRetry={reload} />
      {data || failure ? null : (
        <LoadingRegion label="The months are loading" className="mt-3">
          <Skeleton shape="box" className="h-60 w-full" />
        </LoadingRegion>
      )}
      {data && all.length === 0 ? (
        <p className="mt-3 text-body text-ink-muted">
          The first month of the books isn’t over yet.
        </p>
      ) : null}
      {shown.length > 0 ? (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
          {shown.map(each => (
            <MonthRow key={`${each.year} ${each.month}`} about={each} />
          ))}
        </ul>
      ) : null}
      {all.length > shown.length ? (
        <Button variant="link" className="mt-2 px-0!" onClick={() => setShowsAll(true)}>
          Show all {all.length} months
        </Button>
      ) : null}
    </section>
  )
}

function MonthRow({ about }: { about: BookMonth }) {
  const { has } = useOperator()
  const { year, month, closed, obstacle, proposal } = about
  const [isProposing, setProposing] = useState(false)
  const name = monthText(year, month)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <h3 className="w-36 shrink-0 text-body font-semibold text-ink">{name}</h3>
      <div className="min-w-0 flex-1 basis-60 text-small text-ink-muted">
        {closed
          ? `Closed on ${momentText(closed.at)} by ${closed.proposed_by.name} and ${closed.confirmed_by.name}`
          : null}
        {proposal ? <ClosingProposal proposal={proposal} name={name} /> : null}
        {!closed && !proposal ? (obstacle ? closingSentences.obstacles[obstacle] : 'Open') : null}
      </div>
      {closed ? <StatusPill tone="success">Closed</StatusPill> : null}
      {!closed && !proposal && !obstacle && has('administrator') ? (
        <Button size="small" variant="secondary" onClick={() => setProposing(true)}>
          Propose closing<span className="sr-only"> {name}</span>
        </Button>
      ) : null}
      {isProposing ? (
        <ProposeClosing about={{ year, month }} name={name} onClose={() => setProposing(false)} />
      ) : null}
    </li>
  )
}
