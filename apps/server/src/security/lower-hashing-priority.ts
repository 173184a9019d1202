import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const tasks = '/proc/self/task'

/**
 * Gives the threads that hash passwords a low priority: they share the cores with the thread that answers
 * all requests. Only Linux has a priority for each thread; elsewhere nothing changes.
 */
export function lowerHashingPriority(): void {
  try {
    for (const thread of readdirSync(tasks)) {
      const name = readFileSync(`${tasks}/${thread}/comm`, 'utf8').trim()
      if (name === 'libuv-worker') setPriority(Number(thread), constants.priority.PRIORITY_LOW)
    }
  } catch {
    // No /proc, or no permission: the threads keep the same priority.
  }
}
