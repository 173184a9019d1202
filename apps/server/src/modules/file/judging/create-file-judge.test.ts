import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { Refusal } from '../../../http/refusal.ts'
import type { SentFile } from '../../../http/sent-file.ts'
import { createFileJudge } from './create-file-judge.ts'

const judges = path.resolve(import.meta.dirname, '../../../../test/judges')
const sent: SentFile = {
  name: 'bill.pdf',
  path: '/dev/null',
  size: 0,
  hash: Buffer.alloc(32),
  besides: () => '/dev/null',
  discard: async () => undefined,
}

// Among the children of this process: another run of the tests may have judges of its own.
function running(program: string): boolean {
  const lines = execFileSync('ps', ['-eo', 'ppid,args'], { encoding: 'utf8' }).split('\n')
  return lines.some(line => line.trim().startsWith(`${process.pid} `) && line.includes(program))
}

it.each(['endless-judge.ts', 'broken-judge.ts', 'loud-judge.ts'])(
  'a file is refused with a sentence when its judge is an %s, and none is left running',
  async name => {
    const program = path.join(judges, name)
    const warned: unknown[] = []
    const judge = createFileJudge(
      { warn: (about: unknown) => void warned.push(about) },
      {
        program,
        limitMs: 500,
      },
    )
    const verdict = await judge(sent, 'a')
    expect(verdict).toBeInstanceOf(Refusal)
    expect(verdict).toMatchObject({
      code: 'file_type_not_allowed',
      details: { sentence: expect.stringContaining('could not read this file') },
    })
    expect(warned).toHaveLength(1)
    expect(running(program)).toBe(false)
  },
)

it('the loop goes on while a file holds its judge', async () => {
  const judge = createFileJudge(
    { warn: () => undefined },
    {
      program: path.join(judges, 'endless-judge.ts'),
      limitMs: 500,
    },
  )
  let turns = 0
  const count = setInterval(() => {
    turns += 1
  }, 1)
  await judge(sent, 'a')
  clearInterval(count)
  expect(turns).toBeGreaterThan(10)
})

it('a disk without room is no fault of the file', async () => {
  const judge = createFileJudge(
    { warn: () => undefined },
    { program: path.join(judges, 'judge-without-room.ts') },
  )
  await expect(judge(sent, 'a')).rejects.toMatchObject({ refusal: { code: 'unavailable' } })
})
