// Reads bank files, one after the other, and hands their lines over in small parts: all at once they would keep everybody
// else waiting.
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { BankFileError } from '../../../bank-files/bank-file.ts'
import { readBankFile } from '../../../bank-files/read-bank-file.ts'
import { swappedSpan } from '../../../bank-files/swapped-span.ts'
import { fingerprintLines } from './fingerprint-lines.ts'
import type { ReadLine, StatementPart, StatementTask } from './open-statement-file.ts'

const port = parentPort
if (port === null) throw new Error('this program runs in a thread')

let lines: readonly ReadLine[] = []
let sent = 0
let perPart = 0

function open({ path, mapping, ...task }: StatementTask): StatementPart {
  const { lines: read, ...file } = readBankFile(readFileSync(path), mapping)
  const prints = fingerprintLines(read)
  const isMapped = file.format === 'csv' && mapping !== undefined
  const swapped = isMapped ? swappedSpan(read, mapping) : null
  lines = read.map((line, index) => ({
    ...line,
    fingerprint: prints[index] ?? Buffer.alloc(0),
  }))
  sent = 0
  perPart = task.perPart
  return { about: { ...file, swapped, lineCount: read.length } }
}

function next(): StatementPart {
  const first = sent
  sent += perPart
  return { lines: lines.slice(first, sent), first }
}

function answer(asked: StatementTask | 'next'): StatementPart {
  if (asked === 'next') return next()
  try {
    return open(asked)
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error
    return { refused: error.message }
  }
}

port.on('message', (asked: StatementTask | 'next') => port.postMessage(answer(asked)))
