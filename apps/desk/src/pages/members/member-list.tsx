import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { memberLooks } from './member-looks.ts'

/** Who was found. J and K, or the arrows, go from one to the next, and Enter opens. */
export function MemberList({ members }: { members: readonly MemberSummary[] }) {
  const { search } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const go = (step: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex(link => link.matches(':focus'))
    links[Math.max(0, at + step)]?.focus()
  }
  useKeys({ j: () => go(1), k: () => go(-1), ArrowDown: () => go(1), ArrowUp: () => go(-1) })
  return (
    <ul
      ref={list}
      aria-label="Members found"
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {members.map(member => (
        <li key={member.id}>
          <Link
            to={pathTo.member(member.id, search)}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2.5 no-underline -outline-offset-4 transition-colors hover:bg-surface-hover"
          >
            <span className="min-w-0 flex-1 basis-60">
              <span className="block text-small font-semibold text-ink [overflow-wrap:anywhere]">
                {member.name}
              </span>
              <span className="block text-caption text-ink-muted [overflow-wrap:anywhere]">
                {member.email} · {member.country} · since {momentText(member.created_at)}
              </span>
            </span>
            {member.status === 'active' ? null : (
              <StatusPill tone={memberLooks[member.status].tone}>
                {memberLooks[member.status].label}
              </StatusPill>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
