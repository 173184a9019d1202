import type { Fault } from './fault.ts'

/** How the code lies together. */
export const projectFaults: readonly Fault[] = [
  {
    name: 'The ledger asks the modules above it for its database',
    severe: false,
    file: 'apps/server/src/ledger/read-holder-sums.ts',
    from: "import type { Handle } from '../db/database.ts'",
    to: "import type { Services } from '../modules/services.ts'\n\ntype Handle = Pick<Services['db'], 'query'>",
    caughtBy: { stage: 'boundaries' },
  },
  {
    name: 'A figure is offered to other files, and none takes it',
    severe: false,
    file: 'apps/server/src/ledger/account-address.ts',
    from: 'const parts = 16',
    to: 'export const parts = 16',
    caughtBy: { stage: 'dead code' },
  },
  {
    name: 'A line is not written in the project’s format',
    severe: false,
    file: 'packages/contract/src/money/convert-money.ts',
    from: 'const million = 1_000_000n',
    to: 'const million  = 1_000_000n',
    caughtBy: { stage: 'format and lint' },
  },
]
