import { expect, it } from 'vitest'
import { ownBytes } from './own-bytes.ts'

it('takes no more memory along than the bytes need', () => {
  const shared = [Buffer.from('a small answer'), Buffer.from(' in two pieces')]
  const own = ownBytes(shared)
  expect(Buffer.from(own).toString()).toBe('a small answer in two pieces')
  expect(own.buffer.byteLength).toBe(own.length)
})
