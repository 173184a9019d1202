import { receiptMaximumBytes } from '@kinfold/contract/constants'
import { fileProblem } from '@kinfold/contract/file/file-problem'
import { getFile } from '@kinfold/contract/file/get-file'
import { fileReaders } from '@kinfold/contract/file/stored-file'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { demoId } from '@kinfold/personas/demo-id'
import { documentFileId } from '@kinfold/personas/desk/kyc-cases'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { mock } from './mock.ts'
import { isMember, operatorOf } from './mock-caller.ts'
import { now } from './now.ts'
import { Refusal } from './refusal.ts'

/** The smallest picture there is: one dot. */
const dot = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAfbLI3wAAAABJRU5ErkJggg==',
  ),
  character => character.charCodeAt(0),
)

/** Whose document it is; a file sent up just now is known to nobody else. */
function ownerOf(id: string): PersonKey | undefined {
  return Object.values(people).find(person =>
    person.documents.some(({ kind }) => documentFileId(person, kind) === id),
  )?.key
}

export const file = mock(getFile, {
  ok: call => {
    const owner = ownerOf(call.params.id)
    if (owner === undefined || owner === call.as) return dot
    if (isMember(call.as)) return new Refusal('not_found')
    // Identity and address alike.
    return operatorOf(call).roles.includes(fileReaders.identity) ? dot : new Refusal('forbidden')
  },
})

export const fileUpload = mock(uploadFile, {
  ok: ({ file: sent, fields }) => {
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
  },
})
