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
  {
    name: 'A shape of the API is missing in the list of those with a name',
    severe: false,
    file: 'packages/contract/src/operator/returns/get-returns-posting.ts',
    from: 'const SharedReturns = type(',
    to: 'export const SharedReturns = type(',
    caughtBy: { stage: 'registers' },
  },
  {
    name: 'A page that is begun leads nowhere',
    severe: false,
    file: 'tools/new/begin-page.ts',
    from: "import { paths } from '../../address/paths.ts'",
    to: "import { path } from '../../address/paths.ts'",
    caughtBy: { stage: 'unit tests', file: 'tools/new/begin.test.ts' },
  },
  {
    name: 'A month of the demo club is left out in leap years',
    severe: false,
    file: 'packages/personas/src/calendar/demo-calendar.ts',
    from: 'monthsLater(written.slice(0, 10), months) + written.slice(10)',
    to: 'monthsLater(written.slice(0, 10), Math.min(months, 12)) + written.slice(10)',
    caughtBy: { stage: 'unit tests', file: 'packages/personas/src/demo-club-on.test.ts' },
  },
  {
    name: 'The package of parts takes no React but the one that is installed here',
    severe: false,
    file: 'packages/ui/package/build-package.ts',
    from: "{ react: '>=19', 'react-dom': '>=19' }",
    to: "{ react: '^19.3.1', 'react-dom': '^19.3.1' }",
    caughtBy: { stage: 'unit tests', file: 'tools/consumers/consumers.test.ts' },
  },
]
