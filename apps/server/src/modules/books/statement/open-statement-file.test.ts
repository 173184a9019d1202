import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, expect, it, vi } from 'vitest'
import { createTestFolder } from '#test/databases/create-test-database.ts'
import { ofxFile } from '#test/desks/bank-files.ts'
import { openStatementFile } from './open-statement-file.ts'

const folder = createTestFolder()
const started: Worker[] = []
const note = (thread: Worker) => void started.push(thread)
process.on('worker', note)
afterAll(() => {
  process.off('worker', note)
  rmSync(folder, { recursive: true, force: true })
})

function fileOf(name: string, text: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

const lineOf = (text: string, index: number) => ({
  bookedOn: '2026-06-01',
  minor: BigInt(index + 1),
  bankId: `${text}${index}`,
  reference: '',
  sender: '',
  text: `${text} ${index}`,
})
const statement = (text: string, count: number) => {
  const lines = Array.from({ length: count }, (_, index) => lineOf(text, index))
  return ofxFile({ account: '0123456789', currency: 'NGN', openingMinor: 0n, lines }, 2)
}

async function textsOf(file: string): Promise<string[]> {
  const opened = await openStatementFile(file, undefined)
  if (typeof opened === 'string') return [opened]
  await using read = opened
  const texts: string[] = []
  for (;;) {
    const { lines, first } = await read.next()
    if (lines.length === 0) return texts
    expect(first).toBe(texts.length)
    texts.push(...lines.map(({ text }) => text))
  }
}
const texts = (text: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${text} ${index}`)

it('reads one file after the other, and nothing of one into the next', async () => {
  const long = fileOf('long.ofx', statement('long', 50))
  const short = fileOf('short.ofx', statement('short', 3))
  const left = await openStatementFile(long, undefined)
  if (typeof left === 'string') throw new Error(left)
  await left.next()
  await left[Symbol.asyncDispose]()
  expect(await textsOf(short)).toEqual(texts('short', 3))
  expect(await textsOf(fileOf('empty.ofx', ''))).toEqual(['This file is empty.'])
  expect(await textsOf(long)).toEqual(texts('long', 50))
})

it('reads several files at once', async () => {
  const names = ['one', 'two', 'three']
  const files = names.map(name => fileOf(`${name}.ofx`, statement(name, 30)))
  expect(await Promise.all(files.map(textsOf))).toEqual(names.map(name => texts(name, 30)))
})

it('reads the next file where one could not be read at all', async () => {
  await expect(openStatementFile(folder, undefined)).rejects.toThrow('EISDIR')
  expect(await textsOf(fileOf('after.ofx', statement('after', 2)))).toEqual(texts('after', 2))
})

it('keeps the thread of a small file for the next one, and none that read a large file', async () => {
  const small = fileOf('small.ofx', statement('small', 2))
  const large = fileOf('large.ofx', statement('large', 2_000))
  const refused = fileOf('refused.ofx', 'no bank file '.repeat(50_000))
  await textsOf(small)
  const before = started.length
  await textsOf(small)
  expect(started).toHaveLength(before)
  for (const file of [large, refused]) {
    await textsOf(file)
    expect(started.filter(({ threadId }) => threadId !== -1)).toEqual([])
  }
})

it('reads a file that comes in the very moment in which the rest of the thread ends', async () => {
  const file = fileOf('moment.ofx', statement('moment', 3))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    expect(await textsOf(file)).toEqual(texts('moment', 3))
    vi.advanceTimersByTime(60_000)
    expect(await textsOf(file)).toEqual(texts('moment', 3))
  } finally {
    vi.useRealTimers()
  }
})
