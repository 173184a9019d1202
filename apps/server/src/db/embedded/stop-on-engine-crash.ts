import type { PGlite } from '@electric-sql/pglite'

// The engine signals an ordinary SQL error by leaving its loop with this status. Anything else is a
// crash (a PANIC on a failed log write, a trap), which the library would swallow and keep running.
const sqlErrorStatus = 100

export function stopOnEngineCrash(pg: Pick<PGlite, 'Module'>, stop: () => void): void {
  const module = pg.Module
  const loopOnce = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      loopOnce()
    } catch (error) {
      if (!isSqlError(error)) stop()
      throw error
    }
  }
}

function isSqlError(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    error.status === sqlErrorStatus
  )
}
