import { runStages } from '../stage/run-stages.ts'
import { boundaries } from '../stages/boundaries.ts'
import { lint } from '../stages/lint.ts'
import { registers } from '../stages/registers.ts'
import { types } from '../stages/types.ts'
import { unitTests } from '../stages/unit-tests.ts'

// The fast half of `npm test`: a minute, to run while working.
await runStages([lint, registers, types, boundaries, unitTests])
