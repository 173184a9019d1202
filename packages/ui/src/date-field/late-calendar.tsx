import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { lateCode } from '../late-code/late-code.ts'
import type { Calendar } from './calendar.tsx'

const calendarCode = lateCode(() => import('./calendar.tsx'))

export const bringCalendar = calendarCode.bring

type LateCalendarProps = ComponentProps<typeof Calendar> & {
  fallback: ReactNode
  missingText: string
}

/** The heavy part of the field; without it a day can still be typed. */
export function LateCalendar({ fallback, missingText, ...calendar }: LateCalendarProps) {
  const [code, setCode] = useState(calendarCode.now)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    void bringCalendar().then(came => {
      setCode(came)
      setMissing(came === undefined)
    })
  }, [])
  if (code) return <code.Calendar {...calendar} />
  if (!isMissing) return fallback
  return (
    <p role="status" className="max-w-[19.25rem] p-4 text-body text-ink-muted">
      {missingText}
    </p>
  )
}
