import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config.ts'
import { describeError } from './describe-error.ts'
import { hideSecrets } from './hide-secrets.ts'

export type Log = FastifyBaseLogger

export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: label => ({ level: label }),
        log: entry => hideSecrets(entry),
      },
      serializers: { err: describeError },
    },
    destination ?? buffered(),
  )
}

// Lines leave in blocks, at the latest after half a second and at the end of the process: a write for
// each answer would cost a sixth of what the server can answer.
function buffered(): DestinationStream {
  return pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 })
}
