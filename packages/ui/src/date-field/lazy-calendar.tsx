import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { lazyCode } from '../lazy-code/lazy-code.ts'
import type { Calendar } from './calendar.tsx'

const calendarCode = lazyCode(() => import('./calendar.tsx'))

export const loadCalendar = calendarCode.load

type LazyCalendarProps = ComponentProps<typeof Calendar> & {
  fallback: ReactNode
  missingText: string
}

/** The heavy part of the field; without it a day can still be typed. */
export function LazyCalendar({ fallback, missingText, ...calendar }: LazyCalendarProps) {
  const [code, setCode] = useState(calendarCode.loaded)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    void loadCalendar().then(came => {
      setCode(came)
      setMissing(came === undefined)
    })
  }, [])
  if (code) return <code.Calendar {...calendar} />
  if (!isMissing) return fallback
  return (
    <p role="status" className="max-w-calendar p-4 text-body text-ink-muted">
      {missingText}
    </p>
  )
}
