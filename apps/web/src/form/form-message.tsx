import { Banner } from '@kinfold/ui/banner'
import type { ReactNode } from 'react'

/** What the server said to the whole form. Its place is announced as soon as something stands in it. */
export function FormMessage({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children ? <Banner tone="danger">{children}</Banner> : null}
    </div>
  )
}
