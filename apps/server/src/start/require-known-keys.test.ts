import { expect, it } from 'vitest'
import { appendTestEntry, createTestSealing, testSecret } from '#test/clubs/small-books.ts'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { createChainKeys } from '../security/chain-keys.ts'
import { createEncryption } from '../security/encryption.ts'
import { requireKnownKeys } from './require-known-keys.ts'

it('refuses a changed secret, but not for a single entry that somebody added', async () => {
  await using db = await createTestDatabase()
  const others = 'the secret of somebody else'
  await requireKnownKeys(db, createEncryption(others))
  await appendTestEntry(db, 'entry')
  await createTestSealing(db).sealAll()
  await expect(requireKnownKeys(db, createEncryption(others))).rejects.toThrow('KINFOLD_SECRET')
  await requireKnownKeys(db, createEncryption(others, [testSecret]))

  await appendTestEntry(db, 'added', createChainKeys('made up'))
  await requireKnownKeys(db, createEncryption(testSecret))
  await expect(requireKnownKeys(db, createEncryption(others))).rejects.toThrow('KINFOLD_SECRET')
})
