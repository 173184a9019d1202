import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readPaper } from '#test/papers/read-paper.ts'
import type { Cell, PaperHead, PaperPart } from './paper.ts'
import { createPaperPress } from './paper-press.ts'

const head: PaperHead = {
  title: 'Paper',
  subtitle: 'About nothing',
  facts: [],
  madeAt: new Date('2026-06-02T09:00:00Z'),
  club: { name: 'Club', imprint: '', licence: '', brandColour: '#000000', accentColour: '#ffffff' },
  proof: { code: 'A', address: 'https://club.example/verify/A' },
}
const table: PaperPart = {
  kind: 'table',
  title: 'Lines',
  columns: [{ title: 'What' }],
  empty: 'None',
}
const rows = (count: number): PaperPart => ({
  kind: 'rows',
  rows: Array.from({ length: count }, (_, index): Cell[] => [`Line ${index}`]),
})

const press = createPaperPress()

it('draws several papers at a time, whose parts come when they come', async () => {
  async function* slowly(count: number): AsyncGenerator<PaperPart> {
    yield table
    for (let part = 0; part < count; part += 1) {
      await setTimeout(1)
      yield rows(10)
    }
  }
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map(count => press.print(head, slowly(count))))
  const read = await Promise.all(files.map(({ file }) => readPaper(file)))
  expect(read.map(paper => paper.rows.length)).toEqual([11, 21, 31, 41, 51, 61])
})

it('passes on what fails while the parts are read, and draws the next', async () => {
  async function* failing(): AsyncGenerator<PaperPart> {
    yield table
    throw new Error('the database is gone')
  }
  await expect(press.print(head, failing())).rejects.toThrow('the database is gone')
  await expect(press.print(head, [rows(1)])).rejects.toThrow('rows without a table')
  expect((await readPaper((await press.print(head, [table, rows(1)])).file)).rows).toHaveLength(2)
})

it('leaves the thread that answers others alone while it draws a long one', async () => {
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()]
  await press.print(head, [table, ...Array.from({ length: 15 }, () => rows(200))])
  const used = sum(process.cpuUsage(all))
  expect(sum(process.threadCpuUsage(own))).toBeLessThan(used / 4)
})

const sum = ({ user, system }: { readonly user: number; readonly system: number }) => user + system
