import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { appendAudit } from '#src/modules/base/audit/append-audit.ts'
import { testKeys } from '#test/clubs/small-books.ts'
import { createTestDatabase } from '#test/databases/create-test-database.ts'
import { idsInTheLog } from './ids-in-the-log.ts'

const by = { kind: 'system', id: null, name: 'Test' } as const

it('finds the entries whose words hold an id, and no others', async () => {
  await using db = await createTestDatabase()
  for (const subject of ['receipt of Dayo Bello', `receipt of member ${randomUUID()}`]) {
    const event = {
      at: new Date(),
      actor: by,
      action: 'file.viewed' as const,
      subject,
      subjectId: randomUUID(),
    }
    await db.transaction(tx => appendAudit({ chainKeys: testKeys }, tx, event))
  }
  expect(await idsInTheLog(db)).toEqual([expect.stringContaining('receipt of member')])
})
