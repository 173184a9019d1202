import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const tasks = '/proc/self/task'

/**
 * Lets the threads that hash passwords run only where nobody else wants to: the thread that answers
 * everyone shares the cores with them. Linux alone gives threads a priority; elsewhere all stays as it is.
 */
export function yieldToAnswers(): void {
  try {
    for (const thread of readdirSync(tasks)) {
      const name = readFileSync(`${tasks}/${thread}/comm`, 'utf8').trim()
      if (name === 'libuv-worker') setPriority(Number(thread), constants.priority.PRIORITY_LOW)
    }
  } catch {
    // No /proc, or not allowed to: then the threads take turns as before.
  }
}
