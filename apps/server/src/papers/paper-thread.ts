// Draws papers in a thread of its own: a long one takes a second, in which nobody else would be answered.
import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { type Drawing, drawPaper } from './draw-paper.ts'
import type { FromThread, ToThread } from './paper-message.ts'

const port = parentPort
if (port === null) throw new Error('this program runs in a thread')

const drawings = new Map<number, Drawing>()

port.on('message', (message: ToThread) => {
  void carryOut(message).catch((error: unknown) => {
    drawings.delete(message.paper)
    answer({
      paper: message.paper,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  })
})

async function carryOut(message: ToThread): Promise<void> {
  const { paper } = message
  if ('head' in message) {
    drawings.set(paper, drawPaper(message.head))
    return
  }
  const drawing = drawings.get(paper)
  // What comes after a failure has nowhere to go.
  if (drawing === undefined) return
  if ('part' in message) return drawing.add(message.part)
  drawings.delete(paper)
  if ('dropped' in message) return
  const file = new Uint8Array(await drawing.finish())
  answer({ paper, file, sha256: createHash('sha256').update(file).digest() })
}

const answer = (message: FromThread) => {
  port.postMessage(message, 'file' in message ? [message.file.buffer as ArrayBuffer] : [])
}
