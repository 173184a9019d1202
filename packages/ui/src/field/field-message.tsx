import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

type FieldMessageProps = { id: string | undefined; children: ReactNode }

export function FieldError({ id, children }: FieldMessageProps) {
  if (!children) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-small text-danger">
      <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  )
}

export function FieldHint({ id, children }: FieldMessageProps) {
  if (!children) return null
  return (
    <p id={id} className="text-small text-ink-muted">
      {children}
    </p>
  )
}

/** The star says it to the eye; the control says it to screen readers with `aria-required`. */
export function RequiredMarker({ required }: { required: boolean | undefined }) {
  if (!required) return null
  return (
    <span aria-hidden="true" className="ms-0.5 text-danger">
      *
    </span>
  )
}
