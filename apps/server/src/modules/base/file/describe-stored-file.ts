import type { StoredFile } from '@kinfold/contract/file/stored-file'
import type { storedFile } from './file.tables.ts'

export function describeStoredFile(file: typeof storedFile.$inferSelect): StoredFile {
  return {
    id: file.id,
    name: file.name,
    content_type: file.contentType,
    size: file.size,
    purpose: file.purpose,
    created_at: file.createdAt.toISOString(),
  }
}
