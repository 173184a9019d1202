import { useEffect, useState } from 'react'
import { lateCode } from '../late-code/late-code.ts'

const virtualRows = lateCode(() => import('./virtual-rows.tsx'))

/** A list no longer than this is drawn whole and never pays for the virtual one. */
const SHORT_LIST = 40

/** For whoever is about to open a list: what a long one needs should be there by then. */
export function prepareListbox(count: number): void {
  if (count > SHORT_LIST) void virtualRows.bring()
}

/** Nothing for a short list, and until the code has come: then all rows are drawn. */
export function useVirtualRows(count: number) {
  const isLong = count > SHORT_LIST
  const [, setCame] = useState(virtualRows.now() !== undefined)
  useEffect(() => {
    if (isLong) void virtualRows.bring().then(code => setCame(code !== undefined))
  }, [isLong])
  return isLong ? virtualRows.now()?.VirtualRows : undefined
}
