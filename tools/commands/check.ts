import { runStages } from '../stage/run-stages.ts'
import { stagesOf } from '../stages/stages-of.ts'

// What to run while working: about a minute.
await runStages(stagesOf('check'))
