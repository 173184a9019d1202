import { type Infer, string, type } from 'superstruct'
import { id } from '../fields/id.ts'
import { Version } from '../fields/version.ts'
import { Count } from '../fields/whole-number.ts'

/** Somebody whom the club has given an office. It need not be an operator. */
export const Officer = type({
  id: id<'officer'>(),
  name: string(),
  /** In words: “Chair”, “Treasurer”. */
  office: string(),
  position: Count,
  /** Counts its changes: whoever changes it names the version they saw. */
  version: Version,
})
export type Officer = Infer<typeof Officer>
