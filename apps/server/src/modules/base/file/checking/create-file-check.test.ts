import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { Refusal } from '../../../../calls/refusal.ts'
import type { SentFile } from '../../../../calls/sent-file.ts'
import { createFileCheck } from './create-file-check.ts'

const checks = path.resolve(import.meta.dirname, '../../../../../test/file-checks')
const sent: SentFile = {
  name: 'bill.pdf',
  path: '/dev/null',
  size: 0,
  hash: Buffer.alloc(32),
  pathFor: () => '/dev/null',
  discard: async () => undefined,
}

// Among the children of this process: another run of the tests may have checks of its own.
function running(program: string): boolean {
  const lines = execFileSync('ps', ['-eo', 'ppid,args'], { encoding: 'utf8' }).split('\n')
  return lines.some(line => line.trim().startsWith(`${process.pid} `) && line.includes(program))
}

it.each(['endless-check.ts', 'broken-check.ts', 'loud-check.ts'])(
  'a file is refused with a sentence when the program is %s, and none is left running',
  async name => {
    const program = path.join(checks, name)
    const warned: unknown[] = []
    const check = createFileCheck(
      { warn: (about: unknown) => void warned.push(about) },
      {
        program,
        processorSeconds: 1,
        timeoutMs: patience(50_000),
      },
    )
    const result = await check(sent, 'a')
    expect(result).toBeInstanceOf(Refusal)
    expect(result).toMatchObject({
      code: 'file_type_not_allowed',
      details: { sentence: expect.stringContaining('could not read this file') },
    })
    expect(warned).toHaveLength(1)
    expect(running(program)).toBe(false)
  },
)

it('a file that gets no turn on the processor is to be sent again, and none is left running', async () => {
  const program = path.join(checks, 'check-without-turn.ts')
  const warned: unknown[] = []
  const check = createFileCheck(
    { warn: (about: unknown) => void warned.push(about) },
    { program, timeoutMs: 1000 },
  )
  await expect(check(sent, 'a')).rejects.toMatchObject({
    refusal: { code: 'unavailable', details: { retryAfterSeconds: 5 } },
  })
  expect(warned).toEqual([])
  expect(running(program)).toBe(false)
})

it('the loop goes on while a check hangs', async () => {
  const check = createFileCheck(
    { warn: () => undefined },
    {
      program: path.join(checks, 'endless-check.ts'),
      processorSeconds: 1,
      timeoutMs: patience(50_000),
    },
  )
  let turns = 0
  const count = setInterval(() => {
    turns += 1
  }, 1)
  await check(sent, 'a')
  clearInterval(count)
  expect(turns).toBeGreaterThan(10)
})

it('a disk without room is no fault of the file', async () => {
  const check = createFileCheck(
    { warn: () => undefined },
    { program: path.join(checks, 'check-without-room.ts') },
  )
  await expect(check(sent, 'a')).rejects.toMatchObject({ refusal: { code: 'unavailable' } })
})
