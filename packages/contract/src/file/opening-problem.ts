import type { OperatorRole } from '../access.ts'
import { type FilePurpose, fileReaders } from './stored-file.ts'

interface Reader {
  readonly isOwner: boolean
  /** Empty for anybody but operators. */
  readonly roles: readonly OperatorRole[]
}

/** Why somebody can't open a file. A member isn't told that there is one. */
export function openingProblem({ isOwner, roles }: Reader, purpose: FilePurpose) {
  if (isOwner) return undefined
  if (roles.length === 0) return 'not_found'
  return roles.includes(fileReaders[purpose]) ? undefined : 'forbidden'
}
