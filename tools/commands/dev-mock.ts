import { runAttached } from '../stage/run-attached.ts'

// The apps alone: the mocks of the stories answer their calls. The desk stands under /desk of the members' app.
await runAttached([
  ['vite', 'apps/web', '--host', '127.0.0.1', '--mode', 'mock'],
  ['vite', 'apps/desk', '--host', '127.0.0.1', '--mode', 'mock'],
])
