import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A text kept in the query of the address: it can be linked to, and Back goes to the one before. Empty is left out. */
export function useAddressValue(name: string): readonly [string, (value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const value = query.get(name) ?? ''
  // A tab tells of a press twice, and the address follows later: one press is one step for Back.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const change = (next: string) => {
    if (next === latest.current) return
    latest.current = next
    // The page of a list belongs to what was chosen before.
    setQuery(before => {
      const changed = new URLSearchParams(before)
      changed.delete('page')
      if (next) changed.set(name, next)
      else changed.delete(name)
      return changed
    })
  }
  return [value, change]
}
