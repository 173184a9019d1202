import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { type AnsweredCall, answeredLine } from './answered-line.ts'
import { describeError } from './describe-error.ts'
import { hideSecrets } from './hide-secrets.ts'
import { inBlocks, type LineStream } from './in-blocks.ts'

export type Log = FastifyBaseLogger & {
  /** The line every answer leaves, without the general way's cost. */
  readonly answered: (call: AnsweredCall) => void
}

export function createLog(level: Config['logLevel'], destination: LineStream = inBlocks()): Log {
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
    if (!log.isLevelEnabled(label)) return
    const moment = Date.now()
    const line = () => answeredLine(label, moment, call)
    if (destination.writeLater === undefined) destination.write(line())
    else destination.writeLater(line)
  }
  return Object.assign(log, { answered })
}
