import { Slot } from '@radix-ui/react-slot'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { cloneElement, type ReactElement } from 'react'
import { useWords } from '../words/use-words.ts'
import { breadcrumbsWords } from './breadcrumbs.words.ts'

export type Crumb = {
  label: string
  /** `<Link to="/dashboard/wallet" />`; the last crumb is the page itself and has none. */
  link?: ReactElement<{ children?: React.ReactNode }> | undefined
}

type BreadcrumbsProps = { items: readonly Crumb[] }

const linkClass =
  'rounded-box py-3 -my-3 text-ink-muted underline-offset-4 hover:text-ink hover:underline'

/** On a phone only the way one step back is left. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { label } = useWords('breadcrumbs', breadcrumbsWords)
  const back = items.findLastIndex(item => item.link)
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-small">
        {items.map((item, index) => (
          <li
            key={item.label}
            className={
              index === back ? 'flex items-center gap-1.5' : 'hidden items-center gap-1.5 sm:flex'
            }
          >
            {index > 0 ? (
              <ChevronRight
                aria-hidden
                size={16}
                className="hidden shrink-0 text-ink-subtle sm:block rtl:-scale-x-100"
              />
            ) : null}
            {index === back ? (
              <ChevronLeft
                aria-hidden
                size={16}
                className="-me-1 shrink-0 text-ink-subtle sm:hidden rtl:-scale-x-100"
              />
            ) : null}
            {item.link ? (
              <Slot className={linkClass}>{cloneElement(item.link, undefined, item.label)}</Slot>
            ) : (
              <span aria-current="page" className="max-w-64 truncate font-medium text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
