// A process that keeps an embedded database open until a test ends it.
import { argv } from 'node:process'
import { openEmbedded } from '#src/db/embedded/open-embedded.ts'

const [, , dataFolder = ''] = argv
try {
  const database = await openEmbedded({ dataFolder })
  await database.query({ text: 'CREATE TABLE IF NOT EXISTS seen (at timestamptz DEFAULT now())' })
  process.send?.('open')
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error), () => process.exit(1))
}
