import { useSearchParams } from 'react-router-dom'

/** Which page of a list the address asks for. */
export function usePageNumber(): readonly [number, (page: number) => void] {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const goTo = (next: number) =>
    setQuery(before => {
      const changed = new URLSearchParams(before)
      changed.set('page', String(next))
      return changed
    })
  return [page, goTo]
}
