import { enums, type Infer } from 'superstruct'

/** What is said of a file: its kind when it may be kept, otherwise what is wrong with it. */
export const FileCheckResult = enums([
  'PDF',
  'JPEG',
  'PNG',
  'of another kind',
  'acts on opening',
  'too many pixels',
])
export type FileCheckResult = Infer<typeof FileCheckResult>
