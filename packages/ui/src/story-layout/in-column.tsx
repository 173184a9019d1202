import type { ReactNode } from 'react'

/** As wide as the part stands on a page. */
export const inColumn = [(story: () => ReactNode) => <div className="max-w-md">{story()}</div>]
