import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { say } from '../heard/say.ts'
import { around } from '../words/around.tsx'
import { useLocale } from '../words/use-locale.ts'
import { useWords } from '../words/use-words.ts'
import { pageNumbers } from './page-numbers.ts'
import { paginationWords } from './pagination.words.ts'
import { rowsOfPage } from './rows-of-page.ts'

export type PaginationProps = {
  /** From 1. */
  page: number
  /** Rows on a page. */
  perPage: number
  /** Rows on all pages. */
  totalCount: number
  /** Hears which page is wanted. */
  onPageChange?: ((page: number) => void) | undefined
  /** For pages that live in the address: `page => <Link to={`?page=${page}`} />`. */
  linkTo?: ((page: number) => ReactElement<{ children?: ReactNode }>) | undefined
  label?: string
  /** What is counted: "transactions". */
  of?: string
  className?: string | undefined
}

type PageButtonProps = Pick<PaginationProps, 'linkTo'> & {
  to: number
  /** Hears of a press, also on a link. */
  onGo: (page: number) => void
  label: string
  current?: boolean
  disabled?: boolean
  className?: string
  children: ReactNode
}

function PageButton(props: PageButtonProps) {
  const { to, label, current = false, disabled = false, onGo, linkTo, children } = props
  const shared = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    className: cx(
      'figures grid size-control-small place-items-center rounded-control border text-small font-medium transition-colors',
      current
        ? 'border-primary bg-primary-soft text-on-primary-soft forced:outline-2 forced:-outline-offset-4'
        : 'border-transparent text-ink-muted not-disabled:hover:bg-surface-hover not-disabled:hover:text-ink',
      'disabled:cursor-not-allowed disabled:text-ink-subtle disabled:opacity-50',
      props.className,
    ),
  }
  if (linkTo && !disabled)
    return (
      <Slot {...shared} onClick={event => opensHere(event) && onGo(to)}>
        {cloneElement(linkTo(to), undefined, children)}
      </Slot>
    )
  return (
    <button type="button" {...shared} disabled={disabled} onClick={() => onGo(to)}>
      {children}
    </button>
  )
}

/** Held down with one of these keys, a link opens in a place of its own. */
function opensHere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey)
}

type PagesProps = Pick<PaginationProps, 'page' | 'linkTo'> &
  Pick<PageButtonProps, 'onGo'> & { pages: number }

function Pages({ page, pages, ...way }: PagesProps) {
  const words = useWords('pagination', paginationWords)
  return (
    <ul className="flex items-center justify-between gap-1 max-sm:w-full">
      <li>
        <PageButton {...way} to={page - 1} label={words.previous} disabled={page <= 1}>
          <ChevronLeft aria-hidden size={18} className="rtl:-scale-x-100" />
        </PageButton>
      </li>
      {pageNumbers(page, pages).map((number, index, all) =>
        number === 'gap' ? (
          <li
            key={`gap-after-${all[index - 1]}`}
            aria-hidden="true"
            className="hidden px-1 text-ink-subtle sm:block"
          >
            …
          </li>
        ) : (
          <li key={number} className="hidden sm:block">
            <PageButton {...way} to={number} label={words.page(number)} current={number === page}>
              {number}
            </PageButton>
          </li>
        ),
      )}
      <li className="figures px-2 text-small text-ink sm:hidden">
        {around(words.place, page, pages)}
      </li>
      <li>
        <PageButton {...way} to={page + 1} label={words.next} disabled={page >= pages}>
          <ChevronRight aria-hidden size={18} className="rtl:-scale-x-100" />
        </PageButton>
      </li>
    </ul>
  )
}

export function Pagination({
  page,
  perPage,
  totalCount,
  onPageChange,
  linkTo,
  label,
  of: given,
  className,
}: PaginationProps) {
  const words = useWords('pagination', paginationWords)
  const locale = useLocale()
  const of = given ?? words.of
  const pages = Math.max(1, Math.ceil(totalCount / perPage))
  const rowsOn = (shown: number) => rowsOfPage({ page: shown, perPage, totalCount }, locale)
  const shown = rowsOn(page)
  const sentence = (total: string, noun: string) =>
    totalCount === 0 ? words.none(total, noun) : words.rows(shown, total, noun)
  const go = (next: number) => {
    if (next !== page) say(words.gone(next, pages, rowsOn(next), of))
    onPageChange?.(next)
  }
  return (
    <nav
      aria-label={label ?? words.label}
      className={cx('flex flex-wrap items-center justify-between gap-x-6 gap-y-3', className)}
    >
      <p className="figures text-small text-ink-muted">{around(sentence, shown.total, of)}</p>
      {pages > 1 ? <Pages {...{ page, pages, linkTo }} onGo={go} /> : null}
    </nav>
  )
}
