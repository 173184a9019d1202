// A process that keeps an embedded database open until a test ends it.
import { argv } from 'node:process'
import { closeOnSignal } from '../../src/db/embedded/close-on-signal.ts'
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts'

const [, , dataFolder = '', listens] = argv
try {
  const database = await openEmbedded({ dataFolder })
  if (listens === 'closes-on-signal') closeOnSignal(database)
  await database.query({ text: 'CREATE TABLE IF NOT EXISTS seen (at timestamptz DEFAULT now())' })
  process.send?.('open')
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error), () => process.exit(1))
}
