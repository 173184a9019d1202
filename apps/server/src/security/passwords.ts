import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import { RefusedError, refuse } from '../calls/refusal.ts'
import { lowerHashingPriority } from './lower-hashing-priority.ts'

// argon2id is the library's default algorithm; hashing runs on its own threads.
export const passwordCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const mostAtOnce = 4
/** Waiting takes no memory, and a queue of this length is done within seconds. */
const mostWaiting = 60

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** Without a known hash it takes as long as with one, and is always false. */
  readonly verify: (known: string | undefined, password: string) => Promise<boolean>
}

/**
 * At most four hashes at once, to bound the memory, and no more than there are cores, so that other answers
 * don't wait. Further ones queue, so that many people can sign in at once; when the queue is full, the
 * caller is asked to retry.
 */
export function createPasswords(cores = availableParallelism()): Passwords {
  const atOnce = Math.min(cores, mostAtOnce)
  let running = 0
  const waiting: (() => void)[] = []
  const takeCore = async () => {
    if (running < atOnce) running += 1
    else await new Promise<void>(resolve => waiting.push(resolve))
  }
  // The next in the queue takes over the slot, so the count doesn't change.
  const leaveCore = () => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  const decoy = hash('a password that nobody has', passwordCost)
  // The first hash starts the threads.
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

// Two keyboards may send the same password as different code points.
const normal = (password: string) => password.normalize('NFKC')
