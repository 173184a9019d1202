// A money call carries the same key on every retry until it is answered, also after a reload, so that the
// server carries it out once. What was sent is stored only as a hash.
import { clientSettings } from './client-settings.ts'

interface Attempt {
  readonly key: string
  readonly startedAt: number
}

const lifetimeMs = 24 * 60 * 60 * 1000

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'startedAt' in value &&
    typeof value.startedAt === 'number'
  )
}

function readAttempts(): Map<string, Attempt> {
  const attempts = new Map<string, Attempt>()
  try {
    const stored: unknown = JSON.parse(clientSettings().attempts.read() ?? '{}')
    for (const [name, attempt] of Object.entries(stored ?? {})) {
      if (isAttempt(attempt) && Date.now() - attempt.startedAt < lifetimeMs) {
        attempts.set(name, attempt)
      }
    }
  } catch {
    // An unreadable store counts as empty.
  }
  return attempts
}

function writeAttempts(attempts: Map<string, Attempt>): void {
  try {
    clientSettings().attempts.write(JSON.stringify(Object.fromEntries(attempts)))
  } catch {
    // With a full or forbidden store the key doesn't survive a reload, but the call still works.
  }
}

// Should two attempts have the same hash, the server refuses one and never mixes them up.
function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}

// `crypto.randomUUID` is missing where the page is not served over https.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

export interface OpenAttempt {
  readonly key: string
  /** Call it once an answer says whether the call was carried out. */
  settle(): void
}

/** The attempt at exactly this call: the one still unanswered, or a new one. */
export function openAttempt(call: string): OpenAttempt {
  const name = hash(call)
  const attempts = readAttempts()
  const attempt = attempts.get(name) ?? { key: randomKey(), startedAt: Date.now() }
  writeAttempts(attempts.set(name, attempt))
  return {
    key: attempt.key,
    settle() {
      const left = readAttempts()
      if (left.get(name)?.key === attempt.key && left.delete(name)) writeAttempts(left)
    },
  }
}

/** For signing out: the next person in this browser starts afresh. */
export function forgetAttempts(): void {
  writeAttempts(new Map())
}
