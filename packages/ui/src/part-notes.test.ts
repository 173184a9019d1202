import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const source = import.meta.dirname
const read = (file: string) => readFileSync(path.join(source, file), 'utf8')

/** The page of each part: `Primitives/Button`, and not `Primitives/Button/Matrix`. */
const pages = globSync('*/*.stories.tsx', { cwd: source })
  .map(file => {
    const text = read(file)
    return { text, title: /^ {2}title: 'Primitives\/([^/']+)',$/m.exec(text)?.[1] }
  })
  .flatMap(({ text, title }) => (title === undefined ? [] : [{ text, title }]))

const statuses = [...read('../README.md').matchAll(/^\| (stable|trial|leaving) +\|/gm)].map(
  ([, status]) => status,
)

/** As the meta of the page has it, before its stories. */
function noteOf(text: string) {
  const meta = text.slice(0, text.indexOf('satisfies Meta'))
  const note = /^ {4}part: \{\n {6}status: '(\w+)',\n {6}decision:\s+'(.+)',\n/m.exec(meta)
  const use = /^ {6}when:\s+'(.+)',\n {6}whenNot: \[([\s\S]+?)\n? *\],\n/m.exec(meta)
  return {
    status: note?.[1],
    decision: note?.[2] ?? '',
    when: use?.[1] ?? '',
    others: [...(use?.[2] ?? '').matchAll(/case:\s+'(.+?)',?(?:\s+take: '(.+?)')?/g)].map(
      ([, situation, take]) => ({ situation, take }),
    ),
  }
}

test('there are parts, and each status is explained once', () => {
  expect(pages.length).toBeGreaterThan(70)
  expect(statuses).toEqual(['stable', 'trial', 'leaving'])
})

const titles = new Set(pages.map(({ title }) => title))

test('what a screen reader is told is recorded of no part that is gone', () => {
  const kept = pages.map(
    ({ title }) => `primitives-${title?.toLowerCase().replace(/\W+/g, '-')}.txt`,
  )
  const told = globSync('*.txt', { cwd: path.join(source, '../../../.storybook/told') })
  expect(told.filter(file => !kept.includes(file))).toEqual([])
})

describe.each(pages)('$title', ({ title, text }) => {
  const { status, decision, when, others } = noteOf(text)

  test('says how far it can be relied on', () => expect(statuses).toContain(status))

  test('says in two to five sentences why it is as it is', () => {
    const sentences = decision.match(/[.!?](?=\s|$)/g) ?? []
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(5)
  })
  test('says when it is used', () => expect(when).toMatch(/^For .+\.$/))

  test('says when another part is, which has a page', () => {
    expect(others).not.toHaveLength(0)
    const taken = others.flatMap(({ take }) => take ?? [])
    expect(taken).not.toHaveLength(0)
    expect(taken.filter(other => other === title || !titles.has(other))).toEqual([])
  })
})
