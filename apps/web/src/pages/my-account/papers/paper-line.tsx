import type { ReactNode } from 'react'

type PaperLineProps = { title: ReactNode; text: ReactNode; children: ReactNode }

/** One paper, what it says, and the way to have it. */
export function PaperLine({ title, text, children }: PaperLineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium break-words text-ink">{title}</p>
        <p className="text-small text-ink-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </li>
  )
}
