import { useAuditEntries } from '@kinfold/api/operator/audit/list-audit-entries'
import { entrySentence } from '@kinfold/contract/operator/audit/entry-sentence'

type EntriesAboutProps = {
  id: string
  /** Only what was done so, such as `payout_batch.settled`. */
  action?: string
  /** What is said where no operator did anything of it. */
  none?: string | undefined
}

/** What the operators' log has about a case, oldest first: what was decided once stays in sight after it was decided anew. */
export function EntriesAbout({ id, action, none }: EntriesAboutProps) {
  const entries = useAuditEntries({ subject_id: id, ...(action && { action }) }).data?.items
  if (!entries) return null
  if (entries.length === 0) return none ? <p className="text-small text-ink-muted">{none}</p> : null
  return (
    <section>
      <h2 className="text-small font-semibold text-ink">Who did what</h2>
      <ol className="mt-1.5 flex flex-col gap-1.5 text-small">
        {entries.toReversed().map(entry => (
          <li key={entry.id} className="[overflow-wrap:anywhere]">
            <p className="text-ink">{entrySentence(entry)}</p>
            {entry.detail ? <p className="text-caption text-ink-muted">{entry.detail}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
