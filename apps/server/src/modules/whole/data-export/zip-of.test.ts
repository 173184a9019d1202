import { randomBytes } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type ArchiveEntry, zipOf } from './zip-of.ts'

async function* pieces(...some: readonly Uint8Array[]) {
  yield* some
}
async function* entriesOf(...some: readonly ArchiveEntry[]) {
  yield* some
}

it('holds every entry whole, packed or not, and more than one piece of each', async () => {
  const at = new Date('2026-06-03T12:00:00Z')
  const bytes = randomBytes(200_000)
  const zip: Uint8Array[] = []
  const entries = entriesOf(
    { name: 'a list.json', chunks: pieces(Buffer.from('[1,'), Buffer.from('2]')), isPacked: false },
    { name: 'files/Ọlá.jpg', chunks: pieces(bytes), isPacked: true },
    { name: 'nothing.json', chunks: pieces(), isPacked: false },
  )
  for await (const piece of zipOf(entries, at)) zip.push(piece)
  const read = unzipSync(Buffer.concat(zip))
  expect(Object.keys(read)).toEqual(['a list.json', 'files/Ọlá.jpg', 'nothing.json'])
  expect(Buffer.from(read['a list.json'] ?? []).toString()).toBe('[1,2]')
  expect(Buffer.from(read['files/Ọlá.jpg'] ?? [])).toEqual(bytes)
  expect(read['nothing.json']).toHaveLength(0)
})

it('ends with what ends its source', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('a')
    throw new Error('broken off')
  }
  const entries = entriesOf({ name: 'a', chunks: broken(), isPacked: false })
  const read = async () => {
    for await (const _ of zipOf(entries, new Date())) {
      // Only its end counts.
    }
  }
  await expect(read()).rejects.toThrow('broken off')
})
