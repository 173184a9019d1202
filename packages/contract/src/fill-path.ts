import type { AnyEndpoint, ParamsOf } from './endpoint.ts'

/** `/wallet/deposit/:id` and `{id}` → the path to call. */
export function fillPath<E extends AnyEndpoint>(endpoint: E, params: ParamsOf<E>): string {
  const values: Record<string, unknown> = Object.fromEntries(Object.entries(params ?? {}))
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (typeof value !== 'string' || value === '') {
      throw new TypeError(`${endpoint.path} needs its ${name}`)
    }
    return encodeURIComponent(value)
  })
}
