import { expect, test } from 'vitest'
import { beginsAsHeic } from './begins-as-heic.ts'

const beginning = (text: string) => new TextEncoder().encode(text)

test.each([
  ['\0\0\0\u0018ftypheic', true],
  ['\0\0\0\u0018ftypmif1', true],
  ['\0\0\0\u0018ftypavif', false],
  ['\0\0\0\u0018ftypisom', false],
  ['heic', false],
  ['', false],
])('a file that begins with %j', (text, isHeic) => {
  expect(beginsAsHeic(beginning(text))).toBe(isHeic)
})
