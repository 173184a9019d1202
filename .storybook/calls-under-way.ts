import { callName, forgetHeldCalls, isHeld } from '@kinfold/api/mocks/held-calls'
import { patience } from '@kinfold/ui/patience'

const quietWithinMs = patience(10_000)
const answeredWithinMs = patience(2000)
let underWay = new Set<{ readonly name: string }>()

/** Notes each call of the API until it is answered. */
export function watchCalls(): void {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const [url, method] =
      input instanceof Request ? [input.url, input.method] : [String(input), init?.method ?? 'GET']
    if (!new URL(url, location.href).pathname.startsWith('/api/')) return send(input, init)
    const call = { name: callName(method, url) }
    const calls = underWay.add(call)
    try {
      return await send(input, init)
    } finally {
      calls.delete(call)
    }
  }
}

/**
 * What the story before still asks is answered by its own mocks, before those of the next story take their place. Only
 * one that has failed asks for longer.
 */
export async function untilAnswered(): Promise<void> {
  const start = performance.now()
  while (awaited().length > 0 && performance.now() - start < answeredWithinMs) await untilPainted()
}

/** What the story before left behind is not waited for. */
export function forgetCallsUnderWay(): void {
  underWay = new Set()
  forgetHeldCalls()
}

/**
 * Waits until all is painted and nothing more comes, but for what a mock never answers: a picture taken between two
 * answers is another one on a slower machine.
 */
export async function untilQuiet(): Promise<void> {
  const start = performance.now()
  do {
    await untilPainted()
    if (performance.now() - start > quietWithinMs)
      throw new Error(`Not answered: ${awaited().join(', ')}. A mock's never() shows loading.`)
  } while (awaited().length > 0)
}

const untilPainted = () =>
  new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))

const awaited = () => [...underWay].map(({ name }) => name).filter(name => !isHeld(name))
