/** A query without the parameters that say nothing. Zero and false say something. */
export function dropEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query ?? {}).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' &&
        !(Array.isArray(value) && !value.length),
    ),
  )
}
