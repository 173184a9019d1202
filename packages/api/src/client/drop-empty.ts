/** A query without empty parameters. Zero and false are kept. */
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
