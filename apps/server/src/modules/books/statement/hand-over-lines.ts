// Reads one bank file and hands its lines over in small parts: all at once they would keep everybody
// else waiting.
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { BankFileError } from '../../../bank-files/bank-file.ts'
import { readBankFile } from '../../../bank-files/read-bank-file.ts'
import { swappedSpan } from '../../../bank-files/swapped-span.ts'
import { fingerprintLines } from './fingerprint-lines.ts'
import type { StatementAbout, StatementPart, StatementTask } from './open-statement-file.ts'

const { path, mapping, perPart }: StatementTask = workerData
const port = parentPort
if (port === null) throw new Error('this program runs in a thread')

function read() {
  const { lines, ...file } = readBankFile(readFileSync(path), mapping)
  const prints = fingerprintLines(lines)
  const isMapped = file.format === 'csv' && mapping !== undefined
  const swapped = isMapped ? swappedSpan(lines, mapping) : null
  const about: StatementAbout = { ...file, swapped, lineCount: lines.length }
  return {
    about,
    lines: lines.map((line, index) => ({ ...line, fingerprint: prints[index] ?? Buffer.alloc(0) })),
  }
}

const answer = (part: StatementPart) => port.postMessage(part)

try {
  const { about, lines } = read()
  let sent = 0
  port.on('message', () => {
    answer({ lines: lines.slice(sent, sent + perPart), first: sent })
    sent += perPart
  })
  answer({ about })
} catch (error) {
  if (!(error instanceof BankFileError)) throw error
  answer({ refused: error.message })
}
