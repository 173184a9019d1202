import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { patience } from '@kinfold/test-support/patience'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyTemplate } from '#test/databases/guards/copy-template.ts'
import { end, forkHolder, type Holder } from '#test/databases/guards/fork-holder.ts'
import { lockDirectory } from './directory-lock.ts'
import { openEmbedded } from './open-embedded.ts'

let dataFolder: string
let holders: Holder[] = []

beforeEach(() => {
  dataFolder = copyTemplate()
  holders = []
})
afterEach(async () => {
  for (const holder of holders) await end(holder.process, 'SIGKILL')
  rmSync(dataFolder, { recursive: true, force: true })
})

async function hold(): Promise<Holder> {
  const holder = await forkHolder(dataFolder)
  holders.push(holder)
  return holder
}

it('refuses a second process, and a second opening in the same one', {
  timeout: patience(60_000),
}, async () => {
  const first = await hold()
  expect(first.said).toBe('open')
  expect((await hold()).said).toContain(`in use by another process (pid ${first.process.pid})`)
  await expect(openEmbedded({ dataFolder })).rejects.toThrow('in use by another process')
})

it('lets the next one in at once after a kill -9', { timeout: patience(60_000) }, async () => {
  await end((await hold()).process, 'SIGKILL')
  expect((await hold()).said).toBe('open')
})

it('lets in exactly one of several that come at once', { timeout: patience(60_000) }, async () => {
  const all = await Promise.all([hold(), hold(), hold(), hold()])
  expect(all.filter(({ said }) => said === 'open')).toHaveLength(1)
})

it('does not trust a recorded pid, alive or not', () => {
  const folder = join(dataFolder, 'database')
  writeFileSync(`${folder}.owner`, String(process.ppid))
  const lock = lockDirectory(folder)
  expect(() => lockDirectory(folder)).toThrow('in use')
  lock.release()
  lockDirectory(folder).release()
})
