import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { sampleMails } from './sample-mails.ts'

const source = path.resolve(import.meta.dirname, '../../src')
const storiesFolder = path.resolve(import.meta.dirname, '../../../../.storybook/stories/mails')
const read = (file: string) => readFileSync(file, 'utf8')
const samples = ['sample-mails.ts', 'sample-news.ts']
  .map(file => read(path.join(import.meta.dirname, file)))
  .join('')

const all = Object.entries(sampleMails).flatMap(([group, mails]) =>
  Object.entries(mails).map(([name, mail]) => ({ id: `${group}/${name}`, mail })),
)

describe('every mail has a sample', () => {
  const wordings = [
    ...globSync('mail/templates/*-mail.ts', { cwd: source }).filter(
      file => !/(notice|write|name-in)-mail\.ts$/.test(file),
    ),
    ...globSync('modules/*/*/*-news.ts', { cwd: source }),
  ]
  test.each(wordings)('%s', file => {
    expect(samples).toContain(`src/${file.replaceAll(path.sep, '/')}'`)
  })
})

const stories = globSync('*.stories.tsx', { cwd: storiesFolder })
  .map(file => read(path.join(storiesFolder, file)))
  .join('')
test.each(all)('$id is a story', ({ id }) => {
  expect(stories).toContain(`mailStory('${id}'`)
})

// Else a mail would have no sample.
it('words what is mailed in files of their own', () => {
  const telling = globSync('modules/**/*.ts', { cwd: source })
    .filter(file => !/(-news|\.test)\.ts$/.test(file))
    .filter(file =>
      /(notifyMember|notifyMembers|notifyPayer|mailOperators)\(/.test(
        read(path.join(source, file)),
      ),
    )
  expect(telling.length).toBeGreaterThan(20)
  const wordy = telling.filter(file => /\btitle: ['`]/.test(read(path.join(source, file))))
  expect(wordy, 'Put the words into a file <noun>-news.ts beside it.').toEqual([])
})

test.each(all)('$id tells facts and no gaps', ({ mail: { subject, html, text } }) => {
  expect(`${subject} ${html} ${text}`).not.toMatch(/undefined|null\b|NaN|\[object/)
  expect(subject.length).toBeLessThanOrEqual(90)
})
