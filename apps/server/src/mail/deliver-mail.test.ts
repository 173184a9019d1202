import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { deliverMail } from './deliver-mail.ts'
import { mailMessage } from './mail.tables.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

it('counts what it tries, and sends what was not sent yet', async () => {
  const [written] = await db.orm
    .insert(mailMessage)
    .values({
      kind: 'notice',
      recipient: 'ada@example.com',
      subject: 'News',
      html: '<p>News</p>',
      text: 'News',
      createdAt: new Date(),
    })
    .returning()
  const id = written?.id ?? ''
  let isAway = true
  const sent: string[] = []
  const provider = {
    async send(mail: { readonly id: string }) {
      if (isAway) throw new Error('nobody answers')
      sent.push(mail.id)
      return 'sent' as const
    },
    close: () => undefined,
  }
  const deliver = () =>
    deliverMail(
      { db, provider, metrics: createMetrics({ processMetrics: false }), now: () => new Date() },
      id,
    )
  const kept = async () => (await db.orm.select().from(mailMessage))[0]

  await expect(deliver()).rejects.toThrow('nobody answers')
  expect(await kept()).toMatchObject({ state: 'waiting', attempts: 1, text: 'News' })
  isAway = false
  await deliver()
  await deliver()
  expect(sent).toEqual([id])
  expect(await kept()).toMatchObject({ state: 'sent', attempts: 2, text: '' })
})
