import { enums, type Infer, string, type } from 'superstruct'
import type { OperatorRole } from '../access.ts'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { Count } from '../fields/whole-number.ts'

export const filePurposes = ['identity', 'proof_of_address', 'receipt'] as const
export const FilePurpose = enums(filePurposes)
export type FilePurpose = Infer<typeof FilePurpose>

/** The roles that may open a file of each purpose, besides its owner. */
export const fileReaders = {
  identity: 'reviewer',
  proof_of_address: 'reviewer',
  receipt: 'approver',
} as const satisfies Record<FilePurpose, OperatorRole>

/** A private file: served to its owner and to its readers, nobody else. */
export const StoredFile = type({
  id: id<'file'>(),
  name: string(),
  /** Judged by the content, not by the name. */
  content_type: string(),
  size: Count,
  purpose: FilePurpose,
  created_at: DateTime,
})
export type StoredFile = Infer<typeof StoredFile>
