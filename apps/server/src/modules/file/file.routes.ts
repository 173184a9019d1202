import { getFile } from '@kinfold/contract/file/get-file'
import type { StoredFile } from '@kinfold/contract/file/stored-file'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../http/refusal.ts'
import { type Route, signedInRoute, uploadRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { storedFile } from './file.tables.ts'
import { type KeptFile, keepFile } from './keep-file.ts'

export function fileRoutes(services: Services): readonly Route[] {
  const { db, files } = services
  return [
    uploadRoute(uploadFile, async ({ caller, upload }) => {
      const kept = await keepFile(services, caller.accountId, upload.fields.purpose, upload.file)
      return kept instanceof Refusal ? kept : describe(kept)
    }),
    signedInRoute(getFile, async ({ caller, params }) => {
      const [found] = await db.orm.select().from(storedFile).where(eq(storedFile.id, params.id))
      const mayRead = found?.ownerId === caller.accountId || caller.roles.length > 0
      if (found === undefined || !mayRead) return refuse('not_found')
      return files.get(found.storageKey)
    }),
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
