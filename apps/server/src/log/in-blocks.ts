// Lines leave in blocks, at the latest after half a second and at the end of the process: handing each
// one on alone costs more than writing it.
import { pino } from 'pino'

export type LineStream = {
  readonly write: (line: string) => void
  /** Takes a line that is put together when its block leaves: a hundred in a row cost a third of one now and then. */
  readonly writeLater?: (line: () => string) => void
}

const blockLength = 65_536
const lineLength = 160
const longestWaitMs = 500

export function inBlocks(): Required<LineStream> {
  const output = pino.destination({ fd: 1, sync: false, maxWrite: blockLength })
  let lines: (string | (() => string))[] = []
  let length = 0
  let timer: NodeJS.Timeout | undefined
  const handOn = () => {
    clearTimeout(timer)
    timer = undefined
    if (lines.length === 0) return
    const block = lines.map(line => (typeof line === 'string' ? line : line())).join('')
    lines = []
    length = 0
    output.write(block)
  }
  process.once('beforeExit', handOn)
  process.once('exit', () => {
    handOn()
    output.flushSync()
  })
  const take = (line: string | (() => string), itsLength: number) => {
    lines.push(line)
    length += itsLength
    if (length >= blockLength) handOn()
    else timer ??= setTimeout(handOn, longestWaitMs).unref()
  }
  return {
    write: line => take(line, line.length),
    writeLater: line => take(line, lineLength),
  }
}
