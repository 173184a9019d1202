import type { RowKeys } from '@kinfold/ui/row-keys'
import { useRef } from 'react'
import { useKeys } from './use-keys.ts'

/** J and K go through the one table of a page, wherever the focus is; give its `keys` what this returns. */
export function useTableKeys() {
  const keys = useRef<RowKeys>(null)
  useKeys({ j: () => keys.current?.go(1), k: () => keys.current?.go(-1) })
  return keys
}
