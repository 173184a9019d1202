import { expect, it } from 'vitest'
import { copyBytes } from './copy-bytes.ts'

it('transfers no more memory than the bytes need', () => {
  const shared = [Buffer.from('a small answer'), Buffer.from(' in two pieces')]
  const own = copyBytes(shared)
  expect(Buffer.from(own).toString()).toBe('a small answer in two pieces')
  expect(own.buffer.byteLength).toBe(own.length)
})
