import type { ReactNode } from 'react'

/** The two buttons that end a form of a decision, in sight however long it is. */
export function FormButtons({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-4 -mb-4 grid grid-cols-2 gap-3 bg-surface px-4 pt-2 pb-4 lg:-mx-5 lg:px-5">
      {children}
    </div>
  )
}
