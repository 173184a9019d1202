import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from './project-folder.ts'

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8')

const [, gaveWay = ''] = read('docs/glossary.md').split('| but ')
const words = [...gaveWay.matchAll(/^\| (\w+)/gm)].flatMap(([, word = '']) => word)

const sources = globSync(
  ['{apps,packages,tools,drift,clients,.storybook}/**/*.{ts,tsx}', 'docs/*.md', '*.md'],
  { cwd: projectFolder, exclude: ['**/node_modules', '**/dist', 'docs/glossary.md'] },
)

/** The words of names and sentences: `lastEntry` is `last entry`. */
const spelled = (text: string) => text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

it('says in one word what the glossary has one word for', () => {
  expect(words).not.toEqual([])
  const stray = new RegExp(`\\b(?:${words.join('|')})s?\\b`)
  const found = sources.filter(file => stray.test(spelled(read(file))))
  expect(found).toEqual([])
})
