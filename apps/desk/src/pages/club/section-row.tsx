import { StatusPill } from '@kinfold/ui/status-pill'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { counted } from '../../queue/counted.ts'
import type { Section } from '../../section/section.ts'

type SectionRowProps = { section: Section; waiting: number }

/** A section: its name, what it is for, and how much waits in it. */
export function SectionRow({ section: { to, label, about, Icon }, waiting }: SectionRowProps) {
  return (
    <li className="relative flex min-h-18 items-start gap-4 rounded-card border border-line bg-surface p-4 has-[a:hover]:bg-surface-hover">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-body font-semibold text-ink">
          <Link to={to} className="no-underline after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        </h3>
        <p className="text-small text-pretty text-ink-muted">{about}</p>
        {waiting > 0 ? (
          <StatusPill tone="warning" className="mt-2">
            {counted(waiting)} {waiting === 1 ? 'waits' : 'wait'} for a word
          </StatusPill>
        ) : null}
      </div>
      <ChevronRight aria-hidden size={18} className="mt-2 shrink-0 text-ink-subtle" />
    </li>
  )
}
