import type { Pool } from 'pg'
import type { DatabaseEventListener } from './database-event.ts'

// node-postgres emits an 'error' event when a connection breaks between two queries, which ends the
// process if nothing listens. The pool opens another connection when it needs one.
export function surviveLostConnections(pool: Pool, onEvent?: DatabaseEventListener): void {
  const report = (error: Error) => onEvent?.({ kind: 'connection-lost', reason: error.message })
  pool.on('error', report)
  pool.on('connect', client => {
    client.on('error', report)
  })
}
