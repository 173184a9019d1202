import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

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
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const close = () => {
    // Opened from the list, closing it is going back; opened by a link, there is no list to go back to.
    if (isFromList(state)) return void navigate(-1)
    setQuery(
      before => {
        const changed = new URLSearchParams(before)
        changed.delete(name)
        return changed
      },
      { replace: true },
    )
  }
  return { id: query.get(name) ?? undefined, close }
}

export const fromList = { isFromList: true } as const
const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state
