import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './project-folder.ts'

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>

const manifests = globSync(
  ['package.json', '{packages,apps}/*/package.json', '{clients,drift}/package.json'],
  {
    cwd: projectFolder,
  },
)

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(path.join(projectFolder, file), 'utf8'))
}

const used = new Set(
  manifests
    .map(readManifest)
    .flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    )
    .filter(name => !name.startsWith('@kinfold/')),
)

const list = readFileSync(path.join(projectFolder, 'docs/dependencies.md'), 'utf8')
const described = new Set(
  [...list.matchAll(/^\| (.+?) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  ),
)

test('every dependency has a line in docs/dependencies.md that says what it is for', () => {
  expect([...used].filter(name => !described.has(name)).sort()).toEqual([])
})

test('docs/dependencies.md names nothing that is not used', () => {
  expect([...described].filter(name => !used.has(name ?? '')).sort()).toEqual([])
})

test('every version is pinned exactly, or comes from the catalog', () => {
  const loose = manifests.flatMap(file =>
    Object.entries({
      ...readManifest(file).dependencies,
      ...readManifest(file).devDependencies,
    }).filter(([, version]) => !/^(\d|catalog:|workspace:)/.test(version)),
  )
  expect(loose).toEqual([])
})
