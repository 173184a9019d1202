import { runAttached } from '../stage/run-attached.ts'

// The server restarts when its code changes; the apps reload in place and pass /api and /sandbox on to
// it. The members' app passes /desk on to the desk, so that both stand at one address as they do when built.
await runAttached([
  ['node', '--watch', '--env-file-if-exists=.env', 'apps/server/src/main.ts'],
  ['vite', 'apps/web', '--host', '127.0.0.1'],
  ['vite', 'apps/desk', '--host', '127.0.0.1'],
])
