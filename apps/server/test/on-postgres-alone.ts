/*
 * Tests that `npm run test:all` leaves out on the embedded engine (docs/adr/0023-run-a-use-cases-tests-on-one-engine.md):
 * those of folders that stand on the database or beside it, and those of the whole server that are about what it
 * decides. All others run on both engines.
 */
const folders = [
  'bank-files',
  'modules/!(books)',
  'modules/books/!(books)',
  'calls',
  'commands',
  'config',
  'http',
  'log',
  'mail',
  'metrics',
  'providers',
  'security',
  'seed',
  'web',
]

const ofTheWholeServer = [
  'bad-input',
  'closing-kill',
  'desk',
  'desk-content',
  'export-kill',
  'money-statements',
  'onboarding',
  'payout-kill',
  'reconciled-month',
  'recurring-years',
  'refund-kill',
  'returns-kill',
  'security-events',
  'two-people',
  'withdrawal-kill',
]

// Their own name puts these on both engines, or on the embedded one.
const others = '!(*.both|*.embedded).test.ts'

export const onPostgresAlone: readonly string[] = [
  ...folders.map(folder => `src/${folder}/**/${others}`),
  ...ofTheWholeServer.map(name => `test/whole/${name}.test.ts`),
]
