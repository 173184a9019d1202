import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** One of a few, kept in the query of the address: it can be linked to, and Back goes to the one before. */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: Value,
): readonly [Value, (value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const asked = query.get(name)
  const chosen = values.find(value => value === asked) ?? fallback
  // A tab tells of a press twice, and the address follows later: one press is one step for Back.
  const latest = useRef<string>(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  const choose = (value: string) => {
    if (value === latest.current) return
    latest.current = value
    // The page of a list belongs to what was chosen before.
    setQuery(before => {
      const next = new URLSearchParams(before)
      next.delete('page')
      next.set(name, value)
      return next
    })
  }
  return [chosen, choose]
}
