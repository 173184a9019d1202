import { runStages } from '../stage/run-stages.ts'
import { databases, deskMonth } from '../stages/desk-month.ts'
import { serverTestsEmbedded, serverTestsPostgres } from '../stages/server-tests.ts'

// For nightly runs: every test on both databases, some with more iterations, and a month at the desk.
process.env.KINFOLD_LONG = '1'
await runStages(
  [
    serverTestsEmbedded({ run: 'all' }, { onBothEngines: true }),
    serverTestsPostgres({ run: 'all' }),
    ...databases.map(deskMonth),
  ],
  { minutes: 240 },
)
