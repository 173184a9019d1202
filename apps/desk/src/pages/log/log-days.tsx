import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { AuditEntry } from '@kinfold/contract/operator/audit/audit-entry'
import { useRef } from 'react'
import { longDayText } from '../../day/day-text.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { LogEntry } from './log-entry.tsx'

/** Entries under their days, newest first. J and K, or the arrows, go from one to the next. */
export function LogDays({ entries }: { entries: readonly AuditEntry[] }) {
  const days = useRef<HTMLDivElement>(null)
  const go = (step: 1 | -1) => {
    const rows = [...(days.current?.querySelectorAll('li') ?? [])]
    const at = rows.findIndex(row => row.matches(':focus-within'))
    rows[Math.max(0, at + step)]?.querySelector('a')?.focus()
  }
  useKeys({ j: () => go(1), k: () => go(-1), ArrowDown: () => go(1), ArrowUp: () => go(-1) })
  return (
    <div ref={days} className="flex flex-col gap-5 empty:hidden">
      {byDay(entries).map(([day, all]) => (
        <section key={day} aria-labelledby={`log-${day}`}>
          <h2 id={`log-${day}`} className="text-small font-semibold text-ink">
            {longDayText(day)}
          </h2>
          <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
            {all.map(entry => (
              <LogEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function byDay(entries: readonly AuditEntry[]) {
  const days = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const day = dayInLagos(new Date(entry.happened_at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}
