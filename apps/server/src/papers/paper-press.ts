import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { createTurns } from './create-turns.ts'
import type { PaperHead, PaperParts } from './paper.ts'
import type { FromThread, ToThread } from './paper-message.ts'

export type PrintedPaper = { readonly file: Buffer; readonly sha256: Buffer }

/** Makes the file of a paper; the parts are taken as they come. */
export type PaperPress = {
  print(head: PaperHead, parts: PaperParts): Promise<PrintedPaper>
}

type Waiting = {
  readonly resolve: (paper: PrintedPaper) => void
  readonly reject: (error: Error) => void
}

const program = path.join(import.meta.dirname, 'paper-thread.ts')
/** Starting the thread takes longer than most papers, so it is kept for the next; but not for ever. */
const idleMs = 60_000
const memoryMb = 512
const youngMb = 16
/** What they need together stays well below that. */
const atOnce = 4

/** Draws papers in one thread, which is started by the first. */
export function createPaperPress(): PaperPress {
  const inHand = new Map<number, Waiting>()
  let started: Worker | undefined
  let numbers = 0
  let idle: NodeJS.Timeout | undefined

  function thread(): Worker {
    clearTimeout(idle)
    if (started !== undefined) return started
    const fresh = new Worker(program, {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
    })
    // The server may end while papers are drawn.
    fresh.unref()
    fresh.on('message', (message: FromThread) => {
      if ('file' in message) {
        const sha256 = Buffer.from(message.sha256)
        settle(message.paper)?.resolve({ file: Buffer.from(message.file.buffer), sha256 })
      } else
        settle(message.paper)?.reject(new Error(`a paper could not be drawn: ${message.failure}`))
    })
    fresh.on('error', error =>
      giveUp(fresh, error instanceof Error ? error : new Error(String(error))),
    )
    fresh.on('exit', () => giveUp(fresh, new Error('the thread that draws papers ended')))
    started = fresh
    return fresh
  }

  function settle(paper: number): Waiting | undefined {
    const waiting = inHand.get(paper)
    inHand.delete(paper)
    if (inHand.size === 0) idle = setTimeout(endThread, idleMs).unref()
    return waiting
  }

  function endThread(): void {
    const ended = started
    // One that is asked for meanwhile is started anew.
    started = undefined
    void ended?.terminate()
  }

  function giveUp(ended: Worker, error: Error): void {
    if (started !== ended) return
    started = undefined
    for (const paper of inHand.keys()) settle(paper)?.reject(error)
  }

  async function print(head: PaperHead, parts: PaperParts): Promise<PrintedPaper> {
    numbers += 1
    const paper = numbers
    const drawing = thread()
    const tell = (message: ToThread) => drawing.postMessage(message)
    const file = new Promise<PrintedPaper>((resolve, reject) => {
      inHand.set(paper, { resolve, reject })
    })
    // Where the parts fail first, nobody waits for the file any more.
    file.catch(() => undefined)
    try {
      tell({ paper, head })
      for await (const part of parts) tell({ paper, part })
    } catch (error) {
      tell({ paper, dropped: true })
      settle(paper)
      throw error
    }
    tell({ paper, last: true })
    return file
  }

  const takeTurns = createTurns(atOnce)
  return { print: (head, parts) => takeTurns(() => print(head, parts)) }
}
