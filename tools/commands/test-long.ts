import { runStages } from '../stage/run-stages.ts'
import { serverTestsEmbedded, serverTestsPostgres } from '../stages/server-tests.ts'

// For nightly runs: every test on both databases, some with more iterations.
process.env.KINFOLD_LONG = '1'
await runStages([serverTestsEmbedded({ onBothEngines: true }), serverTestsPostgres])
