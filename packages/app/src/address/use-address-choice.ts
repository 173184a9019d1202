import { useAddressValue } from './use-address-value.ts'

/** One of a few, kept in the query of the address. */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: Value,
): readonly [Value, (value: string) => void] {
  const [asked, change] = useAddressValue(name)
  const chosen = values.find(value => value === asked) ?? fallback
  const choose = (value: string) => {
    if (value !== chosen) change(value)
  }
  return [chosen, choose]
}
