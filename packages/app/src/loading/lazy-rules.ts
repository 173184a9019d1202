import type { ReadResult } from '@kinfold/contract/validation/read-value'

type Read<Values> = (values: unknown) => ReadResult<Values>

/** Rules that come after the form. `read` throws when they don't come: without a network nothing is sent anyway. */
export function lazyRules<Values>(load: () => Promise<Read<Values>>) {
  return {
    prefetch: () => void load().catch(() => {}),
    async read(values: unknown): Promise<ReadResult<Values>> {
      const read = await load()
      return read(values)
    },
  }
}
