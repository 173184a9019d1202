import { useEffect, useState } from 'react'
import { lazyCode } from '../lazy-code/lazy-code.ts'

const virtualOptions = lazyCode(() => import('./virtual-options.tsx'))

/** A list no longer than this is drawn whole and never pays for the virtual one. */
const SHORT_LIST = 40

/** Call it before a list opens: the code for long ones should be there by then. */
export function prepareListbox(count: number): void {
  if (count > SHORT_LIST) void virtualOptions.load()
}

/** Nothing for a short list, and until the code has come: then all rows are drawn. */
export function useVirtualOptions(count: number) {
  const isLong = count > SHORT_LIST
  const [, setCame] = useState(virtualOptions.loaded() !== undefined)
  useEffect(() => {
    if (isLong) void virtualOptions.load().then(code => setCame(code !== undefined))
  }, [isLong])
  return isLong ? virtualOptions.loaded()?.VirtualOptions : undefined
}
