import type { Pool } from 'pg'
import type { DatabaseEventListener } from './database-event.ts'

// node-postgres reports a connection that breaks between two queries as an 'error' event, which
// ends the process if nobody listens. The pool opens another connection when one is needed.
export function surviveLostConnections(pool: Pool, onEvent?: DatabaseEventListener): void {
  const report = (error: Error) => onEvent?.({ kind: 'connection-lost', reason: error.message })
  pool.on('error', report)
  pool.on('connect', client => {
    client.on('error', report)
  })
}
