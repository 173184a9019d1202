import { layerSteps } from '@kinfold/ui/layer-history'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Takes from the address what opened something over the page. That leads back to where it was opened, so that neither
 * Back nor Forward meets it again by surprise; opened by a link from elsewhere, there is no such place.
 */
export function useTakenOff(names: readonly string[]): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    const page = `${pathname}${searchWithout(search, names)}`
    const { steps, isOpener } = wayBack(page, names)
    if (steps > 0) void navigate(-steps)
    if (!isOpener) void navigate(page, { replace: true })
  }
}

function searchWithout(search: string, names: readonly string[]): string {
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  const left = query.toString()
  return left && `?${left}`
}

/** How far back the page is that it was opened over, or else its own first step. */
function wayBack(page: string, names: readonly string[]): { steps: number; isOpener: boolean } {
  const { navigation } = window
  const here = (navigation?.currentEntry?.index ?? 0) - layerSteps()
  const before = navigation?.entries().slice(0, Math.max(0, here)) ?? []
  let steps = 0
  for (const { url } of before.reverse()) {
    const { pathname, search } = new URL(url ?? '', location.origin)
    if (`${pathname}${searchWithout(search, names)}` !== page) break
    steps += 1
    // Written as the page writes it: what it is compared with has been through the same.
    if (searchWithout(search, names) === searchWithout(search, [])) return { steps, isOpener: true }
  }
  return { steps, isOpener: false }
}
