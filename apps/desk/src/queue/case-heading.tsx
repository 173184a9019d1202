import { leavesFocus } from '@kinfold/app/pages/opened-itself'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { HereToo } from './here-too.tsx'
import { OpenedCase } from './read-case.ts'

/**
 * The page's heading. Whoever came by a key hears whose case it is, and their next key counts here; who types
 * meanwhile goes on typing.
 */
export function CaseHeading({ name, about }: { name: string; about: ReactNode }) {
  const opened = use(OpenedCase)
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  // Only as it comes: an address that changes under it is none of its business.
  const cameWith = useRef(state)
  useEffect(() => {
    if (document.activeElement?.matches('input,textarea')) return
    if (leavesFocus(cameWith.current)) return
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex items-center justify-between px-4 py-3.5 lg:px-5">
      <h1
        ref={heading}
        tabIndex={-1}
        className="min-w-0 text-lead font-bold text-ink outline-none [overflow-wrap:anywhere]"
      >
        {name} <span className="font-normal text-ink-muted">· {about}</span>
      </h1>
      {opened ? <HereToo key={opened.id} about={opened} /> : null}
    </div>
  )
}
