import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import { RefusedError, refuse } from '../calls/refusal.ts'
import { lowerHashingPriority } from './lower-hashing-priority.ts'

// argon2id is the library's default algorithm; hashing runs on its own threads.
export const passwordCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const mostAtOnce = 4
/** Waiting takes no memory, and so many are through within seconds. */
const mostWaiting = 60

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** Without a known hash it takes as long as with one, and is never right. */
  readonly verify: (known: string | undefined, password: string) => Promise<boolean>
}

/**
 * At most four at once: more would only take memory from each other. No more run than there are cores,
 * or every other answer would wait as well. The next wait in line, so that many who sign in at once get
 * in; only beyond that the caller is asked to come again.
 */
export function createPasswords(cores = availableParallelism()): Passwords {
  const atOnce = Math.min(cores, mostAtOnce)
  let running = 0
  const waiting: (() => void)[] = []
  const takeCore = async () => {
    if (running < atOnce) running += 1
    else await new Promise<void>(resolve => waiting.push(resolve))
  }
  // The next in the queue gets the core, which stays counted as running.
  const leaveCore = () => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  const decoy = hash('a password that nobody has', passwordCost)
  // The first hash has started the threads.
  decoy.then(lowerHashingPriority, () => undefined)
  const whenFree = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) {
      throw new RefusedError(refuse('too_many_requests', { retryAfterSeconds: 1 }))
    }
    await takeCore()
    try {
      return await work()
    } finally {
      leaveCore()
    }
  }
  return {
    hash: password => whenFree(() => hash(normal(password), passwordCost)),
    verify: (known, password) =>
      whenFree(async () => {
        // An account made for someone who has yet to choose a password has no real hash.
        const usable = known?.startsWith('$argon2') === true ? known : undefined
        const isRight = await verify(usable ?? (await decoy), normal(password))
        return usable !== undefined && isRight
      }),
  }
}

// The same password typed on two keyboards may arrive as different sequences of code points.
const normal = (password: string) => password.normalize('NFKC')
