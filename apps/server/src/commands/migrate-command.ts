// Applies the migrations that are missing and gives the serving role its rights, without serving.
import { readConfig } from '../config/config.ts'
import { openDatabaseForServer } from '../start/open-database-for-server.ts'
import { runCommand } from './run-command.ts'

await runCommand('The migrations were not applied', async () => {
  const db = await openDatabaseForServer(readConfig(process.env), () => undefined)
  await db.close()
  return 'Every migration is applied, and the server may start.'
})
