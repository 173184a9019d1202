import { type Findings, mergeFindings, noFindings, oneFinding } from './findings.ts'
import { inChunks, type Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'

type Comparison = {
  readonly counter: string
  /**
   * Answers `id` and `is_sound` of the rows after the id $1, at most $2, in the order of their ids, and none only where
   * no more follow. Every table with its schema: the checks of the books read without a search path.
   */
  readonly text: string
  /** From $3 on. */
  readonly values?: readonly unknown[]
}
type Compared = { readonly id: string; readonly is_sound: boolean }

const firstId = '00000000-0000-0000-0000-000000000000'

/** Every row of a table beside what the books have of it. */
export async function compareRows(
  queryable: Queryable,
  { counter, text, values = [] }: Comparison,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> {
  let findings = noFindings
  await inChunks<string>(
    pace,
    firstId,
    async (after, size) => {
      const read = await queryable.query<Compared>({ text, values: [after, size, ...values] })
      for (const { id, is_sound } of read) {
        findings = mergeFindings(findings, oneFinding(counter, is_sound ? 0 : 1, id))
      }
      return read.at(-1)?.id
    },
    between,
  )
  return findings
}
