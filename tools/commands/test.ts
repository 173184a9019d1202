import { runTests } from '../stages/run-tests.ts'

// The gate: what has to pass before anything lands. `npm run test:all` is everything.
await runTests('gate')
