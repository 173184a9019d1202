import { AsMembersSeeIt } from '../../section/as-members-see-it.tsx'

type SurveyPreviewProps = { title: string; description: string }

/** The dialog that asks them, in short. */
export function SurveyPreview({ title, description }: SurveyPreviewProps) {
  return (
    <AsMembersSeeIt>
      <div className="rounded-card border border-line bg-surface p-4">
        <p className="text-body font-semibold text-ink [overflow-wrap:anywhere]">
          {title.trim() || '…'}
        </p>
        <p className="mt-1 text-small text-ink-muted [overflow-wrap:anywhere]">
          {description.trim() || '…'}
        </p>
        <p className="mt-3 text-caption text-ink-muted">Take the survey · Not interested</p>
      </div>
    </AsMembersSeeIt>
  )
}
