import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { demoClub } from '@kinfold/personas/demo-club'
import { expect, test } from 'playwright/test'

const dist = path.resolve(import.meta.dirname, '../dist')

// Only a sandbox serves the sign-in page that has the demo club's people in it.
const ofSandbox = 'demo-door.html'

const written = globSync('**/*.{html,js,css,json,webmanifest}', { cwd: dist })
  .filter(file => file !== ofSandbox)
  .map(file => ({ file, text: readFileSync(path.join(dist, file), 'utf8') }))

const members = demoClub.people.map(({ customer }) => customer)
const ofTheDemo = [
  demoClub.password,
  ...members.flatMap(({ first_name, last_name, email }) => [`${first_name} ${last_name}`, email]),
  ...demoClub.operators.map(({ email }) => email),
  'mockServiceWorker',
]

// What only the calls and the words of the desk say.
const ofTheDesk = ['/operator/', '/desk/', 'Members are waiting']

const filesWith = (needle: string) =>
  written.filter(({ text }) => text.includes(needle)).map(({ file }) => file)

test('nothing of the demo club and its mocks is in what members get', { tag: '@gate' }, () => {
  expect(written.length).toBeGreaterThan(20)
  expect(filesWith('Create Account'), 'the search finds what is there').not.toEqual([])
  const found = ofTheDemo.flatMap(needle => filesWith(needle).map(file => `${needle} in ${file}`))
  expect(found).toEqual([])
})

test('nothing of the desk is in what members get', { tag: '@gate' }, () => {
  const found = ofTheDesk.flatMap(needle => filesWith(needle).map(file => `${needle} in ${file}`))
  expect(found).toEqual([])
})
