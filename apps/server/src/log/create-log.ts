import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config.ts'
import { type AnsweredCall, answeredLine } from './answered-line.ts'
import { describeError } from './describe-error.ts'
import { hideSecrets } from './hide-secrets.ts'
import { inBlocks } from './in-blocks.ts'

export type Log = FastifyBaseLogger & {
  /** The line every answer leaves, without the general way's cost. */
  readonly answered: (call: AnsweredCall) => void
}

export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream = inBlocks(),
): Log {
  const log = pino(
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
    destination,
  )
  const answered = (call: AnsweredCall) => {
    const label = call.status >= 500 ? 'error' : 'info'
    if (log.isLevelEnabled(label)) destination.write(answeredLine(label, call))
  }
  return Object.assign(log, { answered })
}
