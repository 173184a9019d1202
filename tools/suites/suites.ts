/** Each run has all of the one before it: while typing, before landing, at the end of a piece of work or by night. */
export const runs = ['check', 'gate', 'all'] as const
export type Run = (typeof runs)[number]

export type StageName =
  | 'format and lint'
  | 'registers'
  | 'types'
  | 'boundaries'
  | 'dead code'
  | 'unit tests'
  | 'server tests, embedded database'
  | 'server tests, PostgreSQL'
  | 'stories'
  | 'journeys'
  | 'Firefox stories'
  | 'Firefox journeys'
  | 'WebKit stories'

export type Suite = {
  readonly stage: StageName
  /** The first run that has it. */
  readonly run: Run
  readonly why: string
  /** Only these files of the stage, from the project's folder; what no suite names is the suite without files or tags. */
  readonly files?: readonly string[]
  /** Only stories or journeys with one of these tags. */
  readonly tags?: readonly string[]
}

const server = (...names: readonly string[]) => names.map(name => `apps/server/${name}.test.ts`)
const modules = (...names: readonly string[]) => server(...names.map(name => `src/modules/${name}`))

/**
 * What is checked in which run, and why. `npm run test:all` leaves nothing out; the gate leaves out what takes long
 * and is proved in the main by something cheaper in it.
 */
export const suites: readonly Suite[] = [
  { stage: 'format and lint', run: 'check', why: 'seconds; each ban names what to use instead' },
  { stage: 'registers', run: 'check', why: 'less than a second' },
  { stage: 'types', run: 'check', why: 'what the compiler holds needs no test' },
  { stage: 'boundaries', run: 'check', why: 'every import follows the arrows' },
  { stage: 'dead code', run: 'check', why: 'seconds' },

  {
    stage: 'unit tests',
    run: 'check',
    why: 'rules, money, words, keys, tools: thousands in half a minute',
  },
  {
    stage: 'unit tests',
    run: 'all',
    why: 'every mock asks a server of its own, as long as all other unit tests together; stories that lean on a wrong mock differ from the journeys of the gate',
    files: ['drift/drift.test.ts'],
  },
  {
    stage: 'unit tests',
    run: 'all',
    why: 'generates, compiles and runs what others make of the API’s documents; what a call answers is in the gate',
    files: ['clients/clients.test.ts'],
  },
  {
    stage: 'unit tests',
    run: 'all',
    why: 'installs two apps by npm; that the package is whole, package.test.ts knows',
    files: ['tools/consumers/consumers.test.ts'],
  },
  {
    stage: 'unit tests',
    run: 'all',
    why: 'compile or read the project once more around what they begin, pack or plant',
    files: [
      'packages/ui/package/package.test.ts',
      'tools/boundaries/boundaries.test.ts',
      'tools/chromatic/chromatic-arguments.test.ts',
      'tools/new/begin.test.ts',
    ],
  },
  {
    stage: 'unit tests',
    run: 'all',
    why: 'the demo club on every kind of day; on the reference day the stories and the server’s tests have it',
    files: ['packages/personas/src/demo-club-on.test.ts'],
  },

  {
    stage: 'server tests, PostgreSQL',
    run: 'gate',
    why: 'each use-case, who may call it, what it refuses, two people, statements, migrations, the ledger',
  },
  {
    stage: 'server tests, PostgreSQL',
    run: 'all',
    why: 'kill processes, or send what must not happen together by the hundred; what a single call does is in the gate',
    files: [
      ...server(
        'test/whole/*-kill',
        'test/whole/*-kill.postgres',
        'test/whole/double-spend.postgres',
        'test/whole/hostile-desk.postgres',
        'test/whole/hostile-payments.postgres',
        'test/whole/payment-storm.postgres',
      ),
      ...modules(
        '*/*/*-races.postgres',
        'money/*/any-order',
        'books/statement/statement-orders',
        'whole/closing/in-flight.postgres',
      ),
    ],
  },
  {
    stage: 'server tests, PostgreSQL',
    run: 'all',
    why: 'months and years of a club, or a large one',
    files: [
      ...server(
        'src/seed/seed-on-any-day',
        'src/seed/crowd/*',
        'test/whole/demo-month',
        'test/whole/reconciled-month',
        'test/whole/recurring-years',
      ),
      ...modules('*/*/*-growth.postgres', 'base/person/count-of-members.postgres'),
    ],
  },
  {
    stage: 'server tests, PostgreSQL',
    run: 'all',
    why: 'large or hostile files, looked at in processes of their own',
    files: [
      ...modules(
        'base/file/sweep-files',
        'base/file/file-quota',
        'base/file/uploads',
        'base/file/checking/!(acts-on-opening)',
      ),
      ...server('src/providers/files/s3-files'),
    ],
  },
  {
    stage: 'server tests, PostgreSQL',
    run: 'all',
    why: 'start and stop servers, commands and databases; the journeys of the gate start one as it is built',
    files: server(
      'src/backup/*',
      'src/backup/*.postgres',
      'src/commands/*',
      'src/db/silent-database.postgres',
      'src/http/lost-database.postgres',
      'test/databases/database-on-loan',
      'test/whole/postgresql-page.postgres',
      'test/whole/process',
    ),
  },
  {
    stage: 'server tests, PostgreSQL',
    run: 'all',
    why: 'try every pair and triple of steps, or every change of a row; each rule by itself is in the gate',
    files: modules(
      'money/hand-credit/one-person',
      'money/payout-batch/changed-batches',
      'money/withdrawal/changed-withdrawals',
      'holdings/wallet/export-transactions',
    ),
  },
  {
    stage: 'server tests, PostgreSQL',
    run: 'all',
    why: 'thousands of requests with nothing but the API’s documents; each answer by itself is in the gate',
    files: server('test/whole/document-fuzz.postgres'),
  },
  {
    stage: 'server tests, PostgreSQL',
    run: 'all',
    why: 'hash passwords by the dozen',
    files: modules(
      'people/auth/contested-address',
      'people/auth/guessing',
      'people/auth/old-password',
      'people/auth/same-for-every-address',
    ),
  },

  {
    stage: 'server tests, embedded database',
    run: 'all',
    why: 'the same tests as on PostgreSQL, where the engine could make a difference',
  },
  {
    stage: 'server tests, embedded database',
    run: 'gate',
    why: 'what guards that engine; the way through the product on it is that of the journeys',
    files: server(
      'src/db/*',
      'src/db/embedded/!(private-files.embedded)',
      'src/ledger/ledger-rules',
      'src/ledger/recipes',
    ),
  },

  {
    stage: 'stories',
    run: 'gate',
    why: 'all variants of each part, the main state of each page where a member reads or the desk moves money, each way through several pages',
    tags: ['matrix', 'ready', 'flow'],
  },
  { stage: 'stories', run: 'all', why: 'every state' },

  {
    stage: 'journeys',
    run: 'gate',
    why: 'join, sign in, pay in each way, withdraw, and what the desk decides on',
    tags: ['@gate'],
  },
  { stage: 'journeys', run: 'all', why: 'every door, and what goes wrong on the way' },
  {
    stage: 'Firefox stories',
    run: 'all',
    why: 'a second engine, where it is installed: all variants of each part',
    tags: ['matrix'],
  },
  {
    stage: 'Firefox journeys',
    run: 'all',
    why: 'the same engine: what every member does',
    tags: ['@gate'],
  },
  {
    stage: 'WebKit stories',
    run: 'all',
    why: 'a third engine, that of every iPhone, where it is installed: all variants of each part',
    tags: ['matrix'],
  },
]

/** What a stage is asked for: all that a run has of its tests, or only these files in whatever run they are. */
export type Part = { readonly run: Run; readonly only?: readonly string[] | undefined }

/** Whether one run has what begins with another. */
export const has = (run: Run, first: Run): boolean => runs.indexOf(first) <= runs.indexOf(run)
