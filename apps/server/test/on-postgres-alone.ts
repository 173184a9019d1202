/*
 * Tests that `npm test` leaves out on the embedded engine (docs/adr/0023-run-a-use-cases-tests-on-one-engine.md):
 * those of rooms that stand on the database or beside it. All others run on both engines.
 */
const rooms = [
  'modules/!(books)',
  'calls',
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

// Their own name puts these on both engines, or on the embedded one.
const others = '!(*.both|*.embedded).test.ts'

export const onPostgresAlone: readonly string[] = rooms.map(room => `src/${room}/**/${others}`)
