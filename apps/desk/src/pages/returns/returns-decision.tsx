import { useOperator } from '../../session/use-operator.ts'
import { PostOrDiscard } from './post-or-discard.tsx'
import { addsUp, type ReturnsDetail } from './returns-detail.ts'
import { Reverse } from './reverse.tsx'
import { RunProgress } from './run-progress.tsx'

type ReturnsDecisionProps = { detail: ReturnsDetail; reload: () => void }

/** What comes next for a month: its posting, its progress, its counter-posting, or nothing more. */
export function ReturnsDecision({ detail, reload }: ReturnsDecisionProps) {
  const { has } = useOperator()
  const { posting } = detail
  switch (posting.status) {
    case 'draft':
    case 'reversal_draft':
      return <PostOrDiscard posting={posting} isRight={addsUp(detail)} />
    case 'posting':
    case 'reversing':
      return <RunProgress detail={detail} reload={reload} />
    case 'posted':
      return has('administrator') ? (
        <Reverse posting={posting} />
      ) : (
        <p className="text-small text-ink-muted">
          Posted. An administrator can enter a counter-posting, with a reason.
        </p>
      )
    case 'discarded':
      return <p className="text-small text-ink-muted">Thrown away; nothing was posted.</p>
    case 'reversed':
      return <p className="text-small text-ink-muted">Taken back. The month can be entered anew.</p>
  }
}
