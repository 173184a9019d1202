import { runStages } from '../stage/run-stages.ts'
import { serverTestsEmbedded, serverTestsPostgres } from '../stages/server-tests.ts'

// The nightly doses: the same tests, more of each.
process.env.KINFOLD_LONG = '1'
await runStages([serverTestsEmbedded, serverTestsPostgres])
