import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectFolder } from './project-folder.ts'

let clone: string

// The files of a fresh clone that the first step reads.
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'kinfold-clone-'))
  for (const file of [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'tools/bootstrap.mjs',
  ]) {
    cpSync(path.join(projectFolder, file), path.join(clone, file))
  }
})

afterEach(() => {
  rmSync(clone, { recursive: true, force: true })
})

function bootstrap(options: { nodeArguments?: string[]; env?: Record<string, string> }) {
  const { nodeArguments = [], env = {} } = options
  return spawnSync('node', [...nodeArguments, path.join(clone, 'tools/bootstrap.mjs'), 'start'], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
}

test('an old Node is told which one is needed', () => {
  const pretendOld =
    "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.18.1'})"
  const { status, stderr } = bootstrap({ nodeArguments: ['--import', pretendOld] })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    'Kinfold needs Node 20.19 or newer and this is 20.18.1: install a newer Node and run the command again.',
  )
})

test('without a network the install says so and leaves nothing half done', () => {
  const nowhere = 'http://127.0.0.1:9/'
  const empty = path.join(clone, 'empty')
  const { status, stderr } = bootstrap({
    env: {
      npm_config_registry: nowhere,
      npm_config_cache: empty,
      pnpm_config_registry: nowhere,
      pnpm_config_store_dir: empty,
    },
  })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n').at(-1)).toBe(
    'The dependencies could not be installed: check the network connection and the free disk space, then run the command again.',
  )
  expect(existsSync(path.join(clone, 'node_modules/.cache/kinfold/installed'))).toBe(false)
})
