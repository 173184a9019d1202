import { useAuditEntries } from '@kinfold/api/operator/audit/list-audit-entries'
import { deedSentence } from '@kinfold/contract/operator/audit/deed-sentence'

type DeedsAboutProps = {
  id: string
  /** Only what was done so, such as `payout_batch.settled`. */
  action?: string
  /** What is said where no operator did anything of it. */
  none?: string | undefined
}

/** What the operators' log has about a case, oldest first: what was decided once stays in sight after it was decided anew. */
export function DeedsAbout({ id, action, none }: DeedsAboutProps) {
  const deeds = useAuditEntries({ subject_id: id, ...(action && { action }) }).data?.items
  if (!deeds) return null
  if (deeds.length === 0) return none ? <p className="text-small text-ink-muted">{none}</p> : null
  return (
    <section>
      <h2 className="text-small font-semibold text-ink">Who did what</h2>
      <ol className="mt-1.5 flex flex-col gap-1.5 text-small">
        {deeds.toReversed().map(deed => (
          <li key={deed.id} className="[overflow-wrap:anywhere]">
            <p className="text-ink">{deedSentence(deed)}</p>
            {deed.detail ? <p className="text-caption text-ink-muted">{deed.detail}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
