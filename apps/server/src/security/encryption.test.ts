import { expect, it } from 'vitest'
import { createEncryption } from './encryption.ts'

const bvn = '22100000002'

it('decrypts what it encrypted, and shows nothing of it', () => {
  const encryption = createEncryption('one secret')
  const kept = encryption.encrypt(bvn, 'bola')
  expect(kept.encrypted.includes(bvn)).toBe(false)
  expect(encryption.encrypt(bvn, 'bola').encrypted).not.toEqual(kept.encrypted)
  expect(encryption.decrypt(kept, 'bola')).toBe(bvn)
})

it('refuses altered text and text of another context', () => {
  const encryption = createEncryption('one secret')
  const kept = encryption.encrypt(bvn, 'bola')
  expect(() => encryption.decrypt(kept, 'dayo')).toThrow()
  const altered = Buffer.from(kept.encrypted)
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  expect(() => encryption.decrypt({ ...kept, encrypted: altered }, 'bola')).toThrow()
})

it('decrypts with an earlier key', () => {
  const kept = createEncryption('one secret').encrypt(bvn, 'bola')
  const renewed = createEncryption('another secret', ['one secret'])
  expect(renewed.decrypt(kept, 'bola')).toBe(bvn)
  expect(renewed.encrypt(bvn, 'bola').keyId).not.toBe(kept.keyId)
  expect(() => createEncryption('another secret').decrypt(kept, 'bola')).toThrow(kept.keyId)
})
