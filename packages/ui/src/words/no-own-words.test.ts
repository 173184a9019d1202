/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { spokenLiterals } from './spoken-literals.ts'

const parts = path.resolve(import.meta.dirname, '..')

/** Words have their own files; stories, their fixtures and tests are no part, nor is what a club's set-up is told. */
const elsewhere =
  /\.words\.ts$|\.(?:stories|test)\.tsx?$|(?:^|\/)story-|^(?:words|story-layout|patterns|foundations|tokens)\/|^brand\/brand-(?:configuration|problems)\.ts$/

test('no part has words of its own: all stand in its `.words.ts`', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: parts }).filter(file => !elsewhere.test(file))
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap(file =>
    spokenLiterals(file, readFileSync(path.join(parts, file), 'utf8')),
  )
  expect(found).toEqual([])
})

test.each([
  ['a text', '<p>Nothing found</p>'],
  ['a part of a text', '<p>Page {page}</p>'],
  ['a text by the way', '<p>{isMet ? "done" : ""}</p>'],
  ['a sentence around a name', `<p>{\`More of \${name}\`}</p>`],
  ['a name for readers', '<button aria-label="Close" />'],
  ['a name with a value', `<button aria-label={\`Remove \${name}\`} />`],
  ['a name among attributes', '<input {...props({ "aria-label": "Photo" })} />'],
  ['a picture', '<img alt="A seedling" />'],
  ['a placeholder', '<input placeholder="dd/mm/yyyy" />'],
  ['a default', 'function Part({ label = "loading" }) {}'],
  ['a default that is a sentence', 'function Part({ advice = "Try again" }) {}'],
  ['a default that makes one', `function Part({ boxLabel = at => \`digit \${at}\` }) {}`],
  ['what is said', `say(\`\${name} sent\`)`],
  ['what a toast says', 'toast.error("failed")'],
  ['a list of sentences', 'const said = { done: "Done: " }'],
  ['a function that makes one', `const outside = day => \`Choose \${day}\``],
])('%s is found', (_, source) => {
  expect(spokenLiterals('part.tsx', source)).toHaveLength(1)
})

test.each([
  ['a class', '<p className="flex Gap items-start" />'],
  ['a role and a key', '<p role="status" key="Home" data-state="open" />'],
  ['an address', '<a href="https://example.com/Page" />'],
  ['an id', `<p aria-labelledby={\`\${id}-label\`} />`],
  ['a sign', '<p>{percent} % · •••• {first}–{last}</p>'],
  ['a look', 'function Part({ variant = "primary", size = "small" }) {}'],
  ['a name of a key', 'if (event.key === "Enter") close()'],
  ['an error for who builds', 'throw new Error("Tell it where it stands.")'],
  ['words from elsewhere', '<p aria-label={words.close}>{words.found(2)}</p>'],
])('%s is not', (_, source) => {
  expect(spokenLiterals('part.tsx', source)).toEqual([])
})
