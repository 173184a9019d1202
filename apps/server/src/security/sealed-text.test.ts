import { expect, it } from 'vitest'
import { createSealer } from './sealed-text.ts'

const bvn = '22100000002'

it('opens what it sealed, and shows nothing of it', () => {
  const sealer = createSealer('one secret')
  const sealed = sealer.seal(bvn, 'bola')
  expect(sealed.sealed.includes(bvn)).toBe(false)
  expect(sealer.seal(bvn, 'bola').sealed).not.toEqual(sealed.sealed)
  expect(sealer.open(sealed, 'bola')).toBe(bvn)
})

it('opens nothing that was altered or is someone else’s', () => {
  const sealer = createSealer('one secret')
  const sealed = sealer.seal(bvn, 'bola')
  expect(() => sealer.open(sealed, 'dayo')).toThrow()
  const altered = Buffer.from(sealed.sealed)
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  expect(() => sealer.open({ ...sealed, sealed: altered }, 'bola')).toThrow()
})

it('knows an earlier key by its name', () => {
  const sealed = createSealer('one secret').seal(bvn, 'bola')
  const renewed = createSealer('another secret', ['one secret'])
  expect(renewed.open(sealed, 'bola')).toBe(bvn)
  expect(renewed.seal(bvn, 'bola').keyId).not.toBe(sealed.keyId)
  expect(() => createSealer('another secret').open(sealed, 'bola')).toThrow(sealed.keyId)
})
