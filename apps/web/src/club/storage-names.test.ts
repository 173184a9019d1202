import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../..')
const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
  cwd: folder,
}).filter(file => !/\.test\.tsx?$|^apps\/server\//.test(file))

// A story cleans up after itself, the theme is set before any module is there, and a bench stands outside the page.
const ownWay =
  /\.stories\.tsx$|^packages\/app\/src\/storage\/|^packages\/ui\/src\/theme\/|^packages\/test-support\//
const places = /^apps\/\w+\/src\/club\/storage-names\.ts$|^packages\/app\/src\/storage\//

function lines(pattern: RegExp, except: RegExp): string[] {
  return files
    .filter(file => !except.test(file))
    .flatMap(file =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter(line => pattern.test(line))
        .map(line => `${file}: ${line.trim()}`),
    )
}

test('the files are found', () => expect(files.length).toBeGreaterThan(500))

test('only browserStore touches the storage of the browser', () => {
  expect(lines(/\b(local|session)Storage\b(?!')/, ownWay)).toEqual([])
})

test('every key has its name in the one place', () => {
  expect(lines(/Storage', *['"`]|['"`]kinfold\.(?!example)[a-z-]+['"`]/, places)).toEqual([])
})
