import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { CloseLink } from './close-link.tsx'
import { useCloseItem } from './use-close-item.ts'

type SectionPanelProps = {
  title: string
  /** In small words below it. */
  about?: ReactNode
  backTo: string
  children: ReactNode
}

/** One thing of a section beside its list, or in its place where it is narrow. Escape leads back. */
export function SectionPanel({ title, about, backTo, children }: SectionPanelProps) {
  const heading = useId()
  const close = useCloseItem(backTo)
  useKeys({ Escape: close })
  // From a field too, where a letter would be a letter.
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  return (
    <section
      aria-labelledby={heading}
      onKeyDown={listen}
      // What it hides of its own reaches no further than itself, or the page behind it would scroll too.
      className="relative flex min-w-0 flex-1 flex-col border-line bg-surface lg:w-104 lg:flex-none lg:overflow-y-auto lg:border-s 2xl:w-120"
    >
      <div className="flex items-start justify-between gap-4 px-4 pt-4 lg:px-5 lg:pt-5">
        <div className="min-w-0">
          <h1
            id={heading}
            className="text-lead font-bold text-ink outline-none [overflow-wrap:anywhere]"
          >
            {title}
          </h1>
          {about ? <p className="mt-1 text-small text-ink-muted">{about}</p> : null}
        </div>
        <CloseLink
          to={backTo}
          className="-me-2 -mt-1 grid size-control-small shrink-0 place-items-center rounded-full text-ink-muted hover:bg-surface-hover hover:text-ink"
        >
          <X aria-hidden size={18} strokeWidth={1.75} />
          <span className="sr-only">Close</span>
        </CloseLink>
      </div>
      <div className="flex flex-1 flex-col gap-5 p-4 lg:px-5">{children}</div>
    </section>
  )
}
