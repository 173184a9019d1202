import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './project-folder.ts'

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8')
const described = new Set(
  [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name),
)

// What the code asks for by name: the server through its settings, the apps through import.meta.env.
const server = globSync('apps/server/src/config/*.ts', { cwd: projectFolder }).flatMap(file => [
  ...read(file).matchAll(/'([A-Z][A-Z_]{3,})'/g),
])
const web = globSync('apps/{web,desk}/src/**/*.{ts,tsx}', { cwd: projectFolder }).flatMap(file => [
  ...read(file).matchAll(/\benv\.((?:CLUB|WEB)_[A-Z_]+)/g),
])
const ofOthers = ['NODE_ENV', 'PGHOST']
const asked = new Set(
  [...server, ...web].map(([, name = '']) => name).filter(name => !ofOthers.includes(name)),
)

test('.env.example names every setting', () => {
  expect([...asked].filter(name => !described.has(name))).toEqual([])
})

test('.env.example names nothing that is not read', () => {
  expect([...described].filter(name => !asked.has(name))).toEqual([])
})
