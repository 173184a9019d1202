import { runStages } from '../stage/run-stages.ts'
import { longJourneys } from '../stages/journeys.ts'

// `npm run journeys:long` runs them all; `npm run journeys:long -- withdraw` those with that word in their file or title.
await runStages([longJourneys(process.argv.slice(2))], { minutes: 240 })
