import { Progress } from '@kinfold/ui/progress'
import { useEffect, useRef } from 'react'
import type { ReturnsDetail } from './returns-detail.ts'

const everyMs = 2000

type RunProgressProps = { detail: ReturnsDetail; reload: () => void }

/** How far a run has come: it goes on whether somebody looks or not. */
export function RunProgress({ detail: { posting, shared }, reload }: RunProgressProps) {
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  useEffect(() => {
    const timer = setInterval(() => latest.current(), everyMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="flex flex-col gap-2">
      <Progress
        label={posting.status === 'posting' ? 'Being posted' : 'Being taken back'}
        value={shared.booked}
        max={posting.portfolios}
        valueText={`${shared.booked} of ${posting.portfolios}`}
      />
      <p className="text-caption text-ink-muted">
        It goes on by itself. Members are told once all of it is done.
      </p>
    </div>
  )
}
