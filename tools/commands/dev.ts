import { runAttached } from '../stage/run-attached.ts'

// The server restarts when its code changes; the web app reloads in place and passes /api and /sandbox on to it.
await runAttached([
  ['node', '--watch', '--env-file-if-exists=.env', 'apps/server/src/main.ts'],
  ['vite', 'apps/web', '--host', '127.0.0.1'],
])
