import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { demoClub } from '@kinfold/personas/demo-club'
import { expect, test } from 'playwright/test'

const dist = path.resolve(import.meta.dirname, '../dist')

const written = globSync('**/*.{html,js,css,json}', { cwd: dist }).map(file => ({
  file,
  text: readFileSync(path.join(dist, file), 'utf8'),
}))

const ofTheDemo = [
  demoClub.password,
  ...demoClub.people.map(({ customer }) => customer.email),
  ...demoClub.operators.map(({ email }) => email),
  'mockServiceWorker',
]

// What only members' pages say and ask for; one of their addresses is an example for whoever writes a notice.
const ofTheMembers = [
  '/dashboard/my-investments',
  '/dashboard/wallet',
  'Create Account',
  '/wallet/withdrawal/create',
  '/payment/quote',
]

const filesWith = (needle: string) =>
  written.filter(({ text }) => text.includes(needle)).map(({ file }) => file)

test('the desk carries nothing of the demo club, and no page of the members', {
  tag: '@gate',
}, () => {
  expect(written.length).toBeGreaterThan(10)
  expect(filesWith('Members are waiting'), 'the search finds what is there').not.toEqual([])
  const found = [...ofTheDemo, ...ofTheMembers].flatMap(needle =>
    filesWith(needle).map(file => `${needle} in ${file}`),
  )
  expect(found).toEqual([])
})
