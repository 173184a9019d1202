import { runTests } from '../stages/run-tests.ts'

// Everything: at the end of a piece of work, by night, before a release.
await runTests('all')
