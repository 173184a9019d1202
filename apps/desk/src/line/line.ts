import type { ClientSettings } from '@kinfold/api/client/client-settings'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { failureMessages } from '@kinfold/contract/messages'
import { signal } from '@preact/signals-react'

/** Whether the server answers; `unanswered` where something was sent and nobody knows yet what became of it. */
export type Line = 'up' | 'lost' | 'unanswered'

export const line = signal<Line>('up')
/** How many steps have waited for their answer for long. */
export const slow = signal(0)

const slowAfterMs = 8_000
/** The page that says how the line is. What was sent from another one says nothing on it. */
let shown: { readonly since: number } | undefined

/** While the line is shown on the page it says what is wrong, and forms don't. */
export function showLine(): () => void {
  shown = { since: performance.now() }
  return () => {
    shown = undefined
    line.value = 'up'
    slow.value = 0
  }
}

/** What a form says of a call that got no answer. */
export function noResponse({ method }: AnyEndpoint, sentAt: number): string {
  if (!shown) return failureMessages.noResponse
  if (sentAt < shown.since) return ''
  line.value = method === 'GET' && line.peek() !== 'unanswered' ? 'lost' : 'unanswered'
  return ''
}

/** Sends a request, and notices when a step takes long. */
export const fetchAndWatch: ClientSettings['fetch'] = async (input, init) => {
  const changes = init?.method !== undefined && init.method !== 'GET'
  const sentFrom = shown
  const isStillThere = () => sentFrom !== undefined && sentFrom === shown
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = changes && isStillThere()
    if (isSlow) slow.value += 1
  }, slowAfterMs)
  try {
    return await globalThis.fetch(input, init)
  } finally {
    clearTimeout(timer)
    if (isSlow && isStillThere()) slow.value -= 1
  }
}
