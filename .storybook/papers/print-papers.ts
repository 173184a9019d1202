import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { PrintedPaper } from './printed-paper.ts'

const project = path.resolve(import.meta.dirname, '../..')

type WithFile = PrintedPaper & { readonly file: string }

/** Papers of a club, drawn by the server's own code in a process of the server's: nothing of it comes into Storybook. */
export function printPapers(club: string): WithFile[] {
  const printed = execFileSync(
    process.execPath,
    ['apps/server/test/papers/print-papers.ts', club],
    {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    },
  )
  return JSON.parse(printed)
}
