import { DatabaseUnavailableError, type UnavailableReason } from './database-unavailable-error.ts'
import { errorChain } from './error-chain.ts'

const reasonByCode: Readonly<Record<string, UnavailableReason>> = {
  // SQLSTATE
  '25006': 'lost', // a standby answered: the primary has moved
  '53100': 'full',
  '53200': 'busy',
  '53300': 'busy',
  '53400': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'lost',
  '57P05': 'lost',
  '58030': 'full',
  // the socket
  ECONNREFUSED: 'lost',
  ECONNRESET: 'lost',
  EHOSTUNREACH: 'lost',
  ENETUNREACH: 'lost',
  ENOENT: 'lost',
  ENOTFOUND: 'lost',
  EAI_AGAIN: 'lost',
  EPIPE: 'lost',
  ETIMEDOUT: 'lost',
}

// node-postgres throws these without a code.
const reasonByMessage: readonly [RegExp, UnavailableReason][] = [
  [/timeout exceeded when trying to connect/i, 'busy'],
  [/after calling end on the pool/i, 'closed'],
  [/connection terminated|connection ended|not queryable|client was closed/i, 'lost'],
  [/query read timeout/i, 'lost'],
]

function reasonOf(error: object): UnavailableReason | undefined {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // A missing file doesn't mean that the database is missing.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall !== 'connect') return undefined
  const byCode = reasonByCode[code] ?? (code.startsWith('08') ? 'lost' : undefined)
  if (byCode !== undefined || code !== '') return byCode
  const message = error instanceof Error ? error.message : ''
  return reasonByMessage.find(([pattern]) => pattern.test(message))?.[1]
}

// Why the database is unavailable, from any error that a query threw; undefined when it is available.
export function databaseFailure(error: unknown): DatabaseUnavailableError | undefined {
  for (const link of errorChain(error)) {
    if (link instanceof DatabaseUnavailableError) return link
    const reason = reasonOf(link)
    if (reason !== undefined) return new DatabaseUnavailableError(reason, { cause: error })
    if (link instanceof AggregateError) return failureOfAll(link.errors)
  }
  return undefined
}

// Of several errors that are reported as one: another kind among them is no failure of the database.
function failureOfAll(errors: readonly unknown[]): DatabaseUnavailableError | undefined {
  const failures = errors.map(databaseFailure)
  return failures.includes(undefined) ? undefined : failures[0]
}
