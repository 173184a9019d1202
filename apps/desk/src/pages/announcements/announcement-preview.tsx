import { AsMembersSeeIt } from '../../section/as-members-see-it.tsx'

/** As it stands on the club's page. */
export function AnnouncementPreview({ title, body }: { title: string; body: string }) {
  return (
    <AsMembersSeeIt>
      <div className="border-y border-line py-4 [overflow-wrap:anywhere]">
        <p className="text-body font-semibold text-ink">{title.trim() || '…'}</p>
        <p className="mt-2 text-body text-pretty whitespace-pre-line text-ink">
          {body.trim() || '…'}
        </p>
      </div>
    </AsMembersSeeIt>
  )
}
