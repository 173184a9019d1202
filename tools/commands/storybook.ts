import { runAttached } from '../stage/run-attached.ts'

await runAttached([
  [
    'storybook',
    'dev',
    '--port',
    process.env.PORT ?? '6006',
    '--host',
    '127.0.0.1',
    '--no-open',
    '--disable-telemetry',
  ],
])
