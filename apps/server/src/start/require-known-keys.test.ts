import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/create-test-database.ts'
import { appendTestEntry, createTestSealing, testSecret } from '../../test/small-books.ts'
import { createChainKeys } from '../security/chain-keys.ts'
import { createSealer } from '../security/sealed-text.ts'
import { requireKnownKeys } from './require-known-keys.ts'

it('refuses a changed secret, and not for one entry that somebody added', async () => {
  await using db = await createTestDatabase()
  const others = 'the secret of somebody else'
  await requireKnownKeys(db, createSealer(others))
  await appendTestEntry(db, 'deed')
  await createTestSealing(db).sealAll()
  await expect(requireKnownKeys(db, createSealer(others))).rejects.toThrow('KINFOLD_SECRET')
  await requireKnownKeys(db, createSealer(others, [testSecret]))

  await appendTestEntry(db, 'added', createChainKeys('made up'))
  await requireKnownKeys(db, createSealer(testSecret))
  await expect(requireKnownKeys(db, createSealer(others))).rejects.toThrow('KINFOLD_SECRET')
})
