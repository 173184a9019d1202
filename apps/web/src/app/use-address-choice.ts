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
  const choose = (value: string) =>
    setQuery(before => {
      const next = new URLSearchParams(before)
      next.set(name, value)
      return next
    })
  return [chosen, choose]
}
