import { say } from '@kinfold/ui/say'
import { cx } from 'class-variance-authority'
import { useEffect, useRef } from 'react'

export type Counted = {
  /** What the member asked for, as one word for it: another one has the new count said. */
  by: string
  /** What a single row is. */
  one: string
}

type FoundCountProps = {
  counted: Counted
  /** What the rows are, in the plural. */
  of: string
  count: number | undefined
  /** The count is the answer to what is asked now. */
  isAnswer: boolean
  className: string | undefined
}

/** How many rows there are. Said when another filter found them: not those the list began with, nor another page. */
export function FoundCount({
  counted: { by, one },
  of,
  count,
  isAnswer,
  className,
}: FoundCountProps) {
  const heard = useRef(by)
  const what = count === 1 ? one : of
  useEffect(() => {
    if (!isAnswer || heard.current === by) return
    heard.current = by
    say(`${count === 0 ? 'No' : count} ${what} found`)
  }, [by, isAnswer])
  return (
    <p className={cx('text-small text-ink-muted', className)}>
      {count === undefined ? '' : `${count} ${what}`}
    </p>
  )
}
