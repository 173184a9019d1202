import fc from 'fast-check'
import { expect, it } from 'vitest'
import { entryName } from './entry-name.ts'

it.each([
  ['passport.jpg', 'files/0001 passport.jpg'],
  ['../../etc/passwd', 'files/0001 ____etc_passwd'],
  ['C:\\Windows\\system.ini', 'files/0001 C__Windows_system.ini'],
  ['.htaccess', 'files/0001 htaccess'],
  ['', 'files/0001 file'],
  ['Ọlá’s bill.pdf', 'files/0001 Ọlá_s bill.pdf'],
])('%j stands as %j', (name, expected) => {
  expect(entryName(1, name)).toBe(expected)
})

it('never leaves its folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), name => {
      const place = entryName(7, name)
      expect(place).toMatch(/^files\/0007 [^/\\:*?"<>|\p{C}]+$/u)
      expect(place).not.toContain('..')
      expect(place.length).toBeLessThan(130)
    }),
  )
})
