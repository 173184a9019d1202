import { setTimeout } from 'node:timers/promises'
import { DatabaseUnavailableError } from './database-unavailable-error.ts'
import { errorChain } from './error-chain.ts'

// The database rolled the transaction back in favour of another: a deadlock or a serialisation failure.
const conflicts: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const mostAttempts = 5
const firstWaitMs = 10

// Retries work that was rolled back, with a growing random delay, so that two transactions that
// collided don't collide again. After the last attempt the database counts as unavailable.
export async function repeatOnConflict<T>(
  work: () => Promise<T>,
  attempts = mostAttempts,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error)) throw error
      if (attempt === attempts) throw new DatabaseUnavailableError('busy', { cause: error })
      await setTimeout(Math.random() * firstWaitMs * 2 ** attempt)
    }
  }
}

function isConflict(error: unknown): boolean {
  for (const link of errorChain(error)) {
    if ('code' in link && conflicts.has(link.code)) return true
  }
  return false
}
