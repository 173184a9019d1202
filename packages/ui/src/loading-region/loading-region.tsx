import type { ReactNode } from 'react'

type LoadingRegionProps = {
  /** What is awaited, in words: "Your wallets are loading". */
  label: string
  className?: string | undefined
  /** Skeletons in the shape of what comes. */
  children: ReactNode
}

export function LoadingRegion({ label, className, children }: LoadingRegionProps) {
  return (
    <div data-loading className={className}>
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  )
}
