import { expect, test } from 'vitest'
import { namedStories } from './named-stories.ts'

const ofTheClub = ['apps/web/src/pages/club/club-page.stories.tsx']

test('the words of a run name the same stories where their pictures are accepted', () => {
  expect(namedStories(['web/src/pages/club/'])).toEqual(ofTheClub)
  expect(namedStories(['stories', 'web/src/pages/club/'])).toEqual(ofTheClub)
  expect(namedStories(['types', 'stories', 'web/src/pages/club/'])).toEqual(ofTheClub)
  expect(namedStories(['stories'])).toEqual([])
  expect(namedStories([])).toEqual([])
})

test('words that name something else name no story, not all of them', () => {
  expect(namedStories(['types'])).toBeUndefined()
  expect(namedStories(['choose-stages'])).toBeUndefined()
})
