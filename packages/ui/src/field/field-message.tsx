import type { ReactNode } from 'react'

type FieldHintProps = { id: string | undefined; children: ReactNode }

export function FieldHint({ id, children }: FieldHintProps) {
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
