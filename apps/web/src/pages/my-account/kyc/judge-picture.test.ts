import { expect, test } from 'vitest'
import { type GreyPicture, judgePicture } from './judge-picture.ts'

const side = 40

function draw(shadeAt: (x: number, y: number) => number): GreyPicture {
  const shades = Array.from({ length: side * side }, (_, at) =>
    shadeAt(at % side, Math.floor(at / side)),
  )
  return { width: side, height: side, shades }
}

const print = (x: number) => (x % 4 < 2 ? 40 : 220)

test('sharp print in good light is fine', () => {
  expect(judgePicture(draw(print))).toBeUndefined()
})

test('the same print in the dark', () => {
  expect(judgePicture(draw(x => print(x) / 5))).toBe('dark')
})

test('the same print out of focus', () => {
  expect(judgePicture(draw((x, y) => 120 + x + y))).toBe('blurred')
  expect(judgePicture(draw(() => 180))).toBe('blurred')
})
