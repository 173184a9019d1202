import type { ReactNode } from 'react'

/** The two buttons that end a form of a decision, in sight however long it is; what goes on below them fades. */
export function FormButtons({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-4 z-1 -mx-4 -mb-4 grid grid-cols-2 gap-3 bg-surface px-4 pt-2 pb-4 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-3.5 before:bg-linear-to-t before:from-surface lg:-mx-5 lg:px-5">
      {children}
    </div>
  )
}
