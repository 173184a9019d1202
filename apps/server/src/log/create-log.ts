import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { describeError } from './describe-error.ts'
import { redactSecrets } from './redact-secrets.ts'

export type Log = FastifyBaseLogger

export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream = buffered(),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: label => ({ level: label }),
        log: entry => redactSecrets(entry),
      },
      serializers: { err: describeError },
    },
    destination,
  )
}

/** Writes to standard output in blocks, half a second late at most; pino flushes the rest when the process ends. */
const buffered = () =>
  pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 500 })
