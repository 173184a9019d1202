import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { noticeMail } from '../../mail/templates/notice-mail.ts'
import type { Services } from '../services.ts'
import { notice } from './notice.tables.ts'

const batch = 200
type Told = { id: string; email: string; first_name: string }

/**
 * Mails a notice to everybody who has it, some at a time. How far it came is kept with the mails
 * themselves, so a job that starts again goes on where it stopped and mails nobody twice.
 */
export async function mailNotice(services: Services, noticeId: string): Promise<void> {
  while (await services.db.transaction(tx => mailSome(services, tx, noticeId))) {
    // The next some.
  }
}

async function mailSome(services: Services, tx: Transaction, id: string): Promise<boolean> {
  const { config, outbox } = services
  const [about] = await tx.orm.select().from(notice).where(eq(notice.id, id)).for('update')
  if (about === undefined) return false
  const some = await tx.query<Told>({
    text: `SELECT a.id, a.email, m.first_name
             FROM notification n JOIN account a ON a.id = n.account_id JOIN member m ON m.id = a.id
            WHERE n.notice_id = $1 AND ($2::uuid IS NULL OR n.account_id > $2)
            ORDER BY n.account_id LIMIT ${batch}`,
    values: [id, about.mailedThrough],
  })
  for (const { email, first_name: firstName } of some) {
    const facts = { ...about, firstName, publicUrl: config.publicUrl }
    await outbox.post(tx, email, noticeMail(config.club, facts))
  }
  const last = some.at(-1)
  if (last === undefined) return false
  await tx.orm.update(notice).set({ mailedThrough: last.id }).where(eq(notice.id, id))
  return some.length === batch
}
