// Sends the mails that a restore held.
import { readConfig } from '../config/config.ts'
import { releaseMails } from '../mail/held-mails.ts'
import { openClub } from '../start/open-club.ts'
import { runCommand } from './run-command.ts'

await runCommand('No mail was released', async () => {
  const db = await openClub(readConfig(process.env))
  try {
    const { mails, notices } = await releaseMails(db, new Date())
    return mails + notices === 0
      ? 'No mails are held.'
      : `${mails} mails and ${notices} notices will be sent by the server, or as soon as it starts.`
  } finally {
    await db.close()
  }
})
