import { Banner } from '@kinfold/ui/banner'
import { useEffect, useRef } from 'react'
import { noteSaidInForm } from './said-in-forms.ts'

/** What the server said to the whole form. Its place is announced as soon as something stands in it, and comes in sight. */
export function FormMessage({ children }: { children?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!children) return
    noteSaidInForm(children)
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return (
    <div ref={place} role="alert" className="scroll-my-4 empty:hidden">
      {children ? <Banner tone="danger">{children}</Banner> : null}
    </div>
  )
}
