import type { CSSProperties } from 'react'

declare module 'react' {
  interface CSSProperties {
    '--table-columns'?: string
  }
}

/** The tracks every row of one table shares. */
export function tableColumnsStyle(widths: readonly (string | undefined)[]): CSSProperties {
  return { '--table-columns': widths.map(width => width ?? 'minmax(0, 1fr)').join(' ') }
}
