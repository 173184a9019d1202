import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

type FieldErrorProps = { id: string | undefined; children: ReactNode }

/** What is wrong with a field, below it; nothing while nothing is. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-small text-danger">
      <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  )
}
