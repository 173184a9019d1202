import { receiptMaximumBytes } from '@kinfold/contract/constants'
import { fileProblem } from '@kinfold/contract/file/file-problem'
import { getFile } from '@kinfold/contract/file/get-file'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { demoId } from '@kinfold/personas/demo-id'
import { mock } from './mock.ts'
import { now } from './now.ts'
import { Refusal } from './refusal.ts'

/** The smallest picture there is: one dot. */
const dot = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAfbLI3wAAAABJRU5ErkJggg==',
  ),
  character => character.charCodeAt(0),
)

export const file = mock(getFile, { ok: () => dot })

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
