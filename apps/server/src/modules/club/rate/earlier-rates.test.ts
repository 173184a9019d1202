// Rates and proposals that were there before their source was kept: the migration finds it.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createEarlierDatabase } from '#test/databases/create-earlier-database.ts'
import { migrate } from '../../../db/migrate.ts'

it('keep who set them, and a rate that nobody set is a feed’s', async () => {
  const db = await createEarlierDatabase('0039_reminders_and_mail_choice')
  try {
    const [by, other] = [randomUUID(), randomUUID()]
    for (const id of [by, other]) {
      await db.query({
        text: `INSERT INTO account (id, email, email_key, password_hash, password_changed_at, created_at)
               VALUES ($1, $1::uuid::text, $1::uuid::text, '', now(), now())`,
        values: [id],
      })
    }
    await db.query({
      text: `INSERT INTO exchange_rate (rate, set_at, set_by, confirmed_by)
             VALUES ('1500', '2026-01-01', $1, NULL), ('1510', '2026-01-02', $1, $2),
                    ('1520', '2026-01-03', NULL, NULL)`,
      values: [by, other],
    })
    await db.query({
      text: `INSERT INTO rate_proposal (rate, reason, proposed_by, proposed_at)
             VALUES ('2000', 'The market moved.', $1, '2026-01-04')`,
      values: [by],
    })
    await migrate(db)
    const rates = await db.query({
      text: `SELECT rate, set_by, confirmed_by, source, quoted_at FROM exchange_rate ORDER BY set_at`,
    })
    expect(rates).toEqual([
      { rate: '1500', set_by: by, confirmed_by: null, source: null, quoted_at: null },
      { rate: '1510', set_by: by, confirmed_by: other, source: null, quoted_at: null },
      {
        rate: '1520',
        set_by: null,
        confirmed_by: null,
        source: 'feed',
        quoted_at: expect.anything(),
      },
    ])
    const proposals = await db.query({ text: 'SELECT proposed_by, source FROM rate_proposal' })
    expect(proposals).toEqual([{ proposed_by: by, source: null }])
  } finally {
    await db.close()
  }
})
