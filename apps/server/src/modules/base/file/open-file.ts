import { openingProblem } from '@kinfold/contract/file/opening-problem'
import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../../calls/call.ts'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { member } from '../person/account.tables.ts'
import { storedFile } from './file.tables.ts'

const described = {
  identity: 'identity document',
  proof_of_address: 'proof of address',
  receipt: 'receipt',
} as const

/** A file's bytes for its owner, or for the operator whose work it is; the log has who looked. */
export async function openFile(
  services: Services,
  caller: SignedIn,
  id: string,
): Promise<Buffer | Refusal<'not_found' | 'forbidden'>> {
  const { db, files } = services
  const [found] = await db.orm
    .select({ file: storedFile, firstName: member.firstName, lastName: member.lastName })
    .from(storedFile)
    .leftJoin(member, eq(member.id, storedFile.ownerId))
    .where(eq(storedFile.id, id))
  if (found === undefined) return refuse('not_found')
  const { ownerId, purpose, storageKey } = found.file
  const isOwner = ownerId === caller.accountId
  const problem = openingProblem({ isOwner, roles: caller.roles }, purpose)
  if (problem !== undefined) return refuse(problem)
  if (!isOwner) {
    await db.transaction(tx =>
      noteOperator(services, tx, caller.accountId, 'file.viewed', {
        subject: `${described[purpose]} of ${found.firstName} ${found.lastName}`,
        subjectId: id,
      }),
    )
  }
  return files.get(storageKey)
}
