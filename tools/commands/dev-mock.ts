import { runAttached } from '../stage/run-attached.ts'

// The web app alone: the mocks of the stories answer its calls.
await runAttached([['vite', 'apps/web', '--host', '127.0.0.1', '--mode', 'mock']])
