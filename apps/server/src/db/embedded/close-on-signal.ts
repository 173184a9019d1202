import type { Database } from '../database.ts'

const signals = ['SIGTERM', 'SIGINT'] as const

// For commands that open the database and have no graceful stop of their own: a closed database
// starts again without replaying its log. Returns a function that stops listening.
export function closeOnSignal(
  database: Pick<Database, 'close'>,
  exit: (code: number) => void = code => process.exit(code),
): () => void {
  const stop = () => {
    database.close().then(
      () => exit(0),
      () => exit(1),
    )
  }
  for (const signal of signals) process.once(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}
