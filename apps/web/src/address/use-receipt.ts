import { useSearchParams } from 'react-router-dom'
import { useTakenOff } from './use-taken-off.ts'

const name = 'receipt'

/** The same page, with the receipt of one line open over it. */
export function useReceiptAddress(id: string): string {
  const [query] = useSearchParams()
  const opened = new URLSearchParams(query)
  opened.set(name, id)
  return `?${opened}`
}

/** The receipt that the address asks for. */
export function useReceipt() {
  const [query] = useSearchParams()
  const close = useTakenOff([name])
  return { id: query.get(name) ?? undefined, close }
}
