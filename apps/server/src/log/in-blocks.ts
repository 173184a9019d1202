// Lines leave in blocks, at the latest after half a second and at the end of the process: handing each
// one on alone costs more than writing it.
import { type DestinationStream, pino } from 'pino'

const blockLength = 16_384
const longestWaitMs = 500

export function inBlocks(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: false })
  let lines: string[] = []
  let length = 0
  let timer: NodeJS.Timeout | undefined
  const handOn = () => {
    clearTimeout(timer)
    timer = undefined
    if (lines.length === 0) return
    const block = lines.join('')
    lines = []
    length = 0
    output.write(block)
  }
  process.once('beforeExit', handOn)
  process.once('exit', () => {
    handOn()
    output.flushSync()
  })
  return {
    write(line) {
      lines.push(line)
      length += line.length
      if (length >= blockLength) handOn()
      else timer ??= setTimeout(handOn, longestWaitMs).unref()
    },
  }
}
