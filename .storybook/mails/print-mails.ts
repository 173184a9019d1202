import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { PrintedMails } from './printed-mails.ts'

const project = path.resolve(import.meta.dirname, '../..')

/** Every mail of a club, written by the server's own templates in a process of the server's: nothing of it comes into Storybook. */
export function printMails(club: string): PrintedMails {
  const printed = execFileSync(process.execPath, ['apps/server/test/mails/print-mails.ts', club], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  return JSON.parse(printed)
}
