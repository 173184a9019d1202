import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

/** The priorities of the hashing threads, on systems with a priority for each thread. */
function prioritiesOfHashing(): readonly number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc/self/task')
    .filter(thread => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8') === 'libuv-worker\n')
    .map(thread => getPriority(Number(thread)))
}

it('passwords are hashed at a lower priority than requests are answered', async () => {
  const before = getPriority()
  const passwords = createPasswords()
  await passwords.verify(undefined, 'anything')
  expect(prioritiesOfHashing().every(priority => priority > before)).toBe(true)
  expect(getPriority()).toBe(before)
})
