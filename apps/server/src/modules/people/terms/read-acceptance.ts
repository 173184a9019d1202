import type { Handle } from '../../../db/database.ts'
import { countOfMembers } from '../../base/person/count-of-members.ts'

type Acceptance = { readonly all: number; readonly accepted: number }

const text = `
  SELECT ${countOfMembers('true')} AS all, ${countOfMembers('m.accepted_terms_version = $1')} AS accepted`

/** How many members there are, and how many of them accepted these terms. */
export async function readAcceptance(handle: Handle, version: string): Promise<Acceptance> {
  const [counted] = await handle.query<Acceptance>({ text, values: [version] })
  return counted ?? { all: 0, accepted: 0 }
}
