import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import type { Calendar } from './calendar.tsx'

type Code = typeof import('./calendar.tsx')

let known: Code | undefined

/** Fetches the code; each opening that finds it missing asks once more. */
export async function bringCalendar(): Promise<Code | undefined> {
  known ??= await import('./calendar.tsx').catch(() => undefined)
  return known
}

type LateCalendarProps = ComponentProps<typeof Calendar> & {
  fallback: ReactNode
  missingText: string
}

/** The heavy part of the field; without it a day can still be typed. */
export function LateCalendar({ fallback, missingText, ...calendar }: LateCalendarProps) {
  const [code, setCode] = useState(known)
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
