import { receiptMaximumBytes } from '@kinfold/contract/constants'
import { fileProblem } from '@kinfold/contract/file/file-problem'
import { getFile } from '@kinfold/contract/file/get-file'
import { openingProblem } from '@kinfold/contract/file/opening-problem'
import type { FilePurpose } from '@kinfold/contract/file/stored-file'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { demoId } from '@kinfold/personas/demo-id'
import { documentFileId } from '@kinfold/personas/desk/kyc-cases'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { type Answerer, mock } from './mock.ts'
import { rolesOf } from './mock-caller.ts'
import { now } from './now.ts'
import { Refusal, refuseFor } from './refusal.ts'

/** The smallest picture there is: one dot. */
const dot = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAfbLI3wAAAABJRU5ErkJggg==',
  ),
  character => character.charCodeAt(0),
)

const purposes = { identity: 'identity', address: 'proof_of_address' } as const

/** The document behind a file id; undefined for a file that was just uploaded. */
function documentOf(id: string): { owner: PersonKey; purpose: FilePurpose } | undefined {
  const all = Object.values(people).flatMap(person =>
    person.documents.map(({ kind }) => ({
      id: documentFileId(person, kind),
      owner: person.key,
      purpose: purposes[kind],
    })),
  )
  return all.find(each => each.id === id)
}

/** What the server answers to a file: for stories that hold the answer back, or look at what was sent. */
export const takeFile: Answerer<typeof uploadFile> = ({ file: sent, fields }) => {
  if (!sent || sent.size > receiptMaximumBytes) return new Refusal('file_too_large')
  if (fileProblem(sent)) return new Refusal('file_type_not_allowed')
  return {
    id: demoId('file', sent.name, sent.size),
    name: sent.name,
    content_type: sent.type || 'application/octet-stream',
    size: sent.size,
    purpose: fields.purpose,
    created_at: now(),
  }
}

export const fileMocks = {
  getFile: mock(getFile, {
    ok: call => {
      const document = documentOf(call.params.id)
      if (!document) return dot
      const isOwner = document.owner === call.as
      refuseFor(openingProblem({ isOwner, roles: rolesOf(call.as) }, document.purpose))
      return dot
    },
  }),
  uploadFile: mock(uploadFile, { ok: takeFile }),
}
