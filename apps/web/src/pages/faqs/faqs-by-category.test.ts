import { demoFaqs } from '@kinfold/personas/content/demo-faqs'
import { expect, test } from 'vitest'
import { faqsByCategory } from './faqs-by-category.ts'

const questionsFor = (search: string) =>
  faqsByCategory(demoFaqs, search).flatMap(({ questions }) => questions)

test('without words every question is there, each category once', () => {
  expect(questionsFor(' ')).toHaveLength(demoFaqs.length)
  const names = faqsByCategory(demoFaqs, '').map(({ category }) => category)
  expect(new Set(names).size).toBe(names.length)
})

test('a question is found by any words of it or of its answer, in any order and case', () => {
  expect(questionsFor('ACCOUNT corporate').map(({ question }) => question)).toEqual([
    'How do I set up a corporate account?',
  ])
  expect(questionsFor('zebra')).toEqual([])
})
