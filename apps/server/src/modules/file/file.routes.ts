import { getFile } from '@kinfold/contract/file/get-file'
import type { StoredFile } from '@kinfold/contract/file/stored-file'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { Refusal } from '../../calls/refusal.ts'
import { type Route, signedInRoute, uploadRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { type KeptFile, keepFile } from './keep-file.ts'
import { openFile } from './open-file.ts'

export function fileRoutes(services: Services): readonly Route[] {
  return [
    uploadRoute(uploadFile, async ({ caller, upload }) => {
      const kept = await keepFile(services, caller.accountId, upload.fields.purpose, upload.file)
      return kept instanceof Refusal ? kept : describe(kept)
    }),
    signedInRoute(getFile, ({ caller, params }) => openFile(services, caller, params.id)),
  ]
}

function describe(file: KeptFile): StoredFile {
  return {
    id: file.id,
    name: file.name,
    content_type: file.contentType,
    size: file.size,
    purpose: file.purpose,
    created_at: file.createdAt.toISOString(),
  }
}
