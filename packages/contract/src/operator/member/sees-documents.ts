import type { OperatorRole } from '../../access.ts'
import { fileReaders } from '../../file/stored-file.ts'

/** Whether an operator sees the documents themselves; the others see that there are some. */
export function seesDocuments(roles: readonly OperatorRole[]): boolean {
  return roles.includes(fileReaders.identity)
}
