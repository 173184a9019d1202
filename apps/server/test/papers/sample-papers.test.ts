import { demoClubs } from '@kinfold/personas/clubs/demo-clubs'
import { expect, it, test } from 'vitest'
import { faultsOfPaper } from './faults-of-paper.ts'
import { readPaper } from './read-paper.ts'
import { samplePapersOf } from './sample-papers.ts'

const papers = Object.entries(await samplePapersOf({}))

test.each(papers)('%s is drawn, and tells facts and no gaps', async (_, { title, file }) => {
  const paper = await readPaper(file)
  const text = paper.pages.join(' ')
  expect(paper.headings[0]).toBe(title)
  expect(text).toMatch(/Member (Dayo Bello|Oluwafunmilayo)/)
  expect(text).not.toMatch(/undefined|null\b|NaN|\[object/)
  expect(await faultsOfPaper(file)).toEqual([])
})

it('is of the club that it is asked of', async () => {
  const { certificate } = await samplePapersOf(demoClubs.umoja.settings)
  const { pages } = await readPaper(certificate?.file ?? new Uint8Array())
  expect(pages.join(' ')).toContain('Umoja certifies that Dayo Bello holds a portfolio')
})
