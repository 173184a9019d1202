import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useEffect, useRef } from 'react'
import { hearLateError } from './hear-late-error.ts'

type FieldErrorProps = {
  id: string | undefined
  /** Of what names the field: an error that comes late is said with it. */
  labelId?: string | undefined
  /** `elsewhere` when another sentence about it is said. */
  heard?: 'here' | 'elsewhere'
  children: ReactNode
}

/** What is wrong with a field, below it; nothing while nothing is. */
export function FieldError({ id, labelId, heard = 'here', children }: FieldErrorProps) {
  const element = useRef<HTMLParagraphElement>(null)
  // What stood there from the beginning is read with the field.
  const before = useRef<string>(undefined)
  const takeBack = useRef<() => void>(undefined)
  useEffect(() => {
    const text = element.current?.textContent ?? ''
    if (text === before.current) return
    const isLate = before.current !== undefined
    before.current = text
    takeBack.current?.()
    takeBack.current =
      isLate && element.current && heard === 'here'
        ? hearLateError(element.current, labelId)
        : undefined
  }, [children])
  useEffect(() => () => takeBack.current?.(), [])
  if (!children) return null
  return (
    <p ref={element} id={id} className="flex items-start gap-1.5 text-small text-danger">
      <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  )
}
