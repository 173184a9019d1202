import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { type Finished, runCommand } from '../stage/run-command.ts'
import { fingerprint } from './fingerprint.ts'

export type Build = {
  name: string
  inputs: readonly string[]
  output: string
  command: readonly [string, ...string[]]
  env?: Record<string, string>
}

const madeBy = ['pnpm-lock.yaml', 'tsconfig.base.json', 'tools/build/*.ts']

/** Builds unless nothing changed since the last time. Tells whether it had to. */
export async function buildOnce(build: Build): Promise<boolean> {
  if (isBuilt(build)) return false

  console.log(`  building the ${build.name} …`)
  // One that is cut short leaves neither what was there before nor what was to be.
  rmSync(stampOf(build), { force: true })
  // Of before it began: what is saved meanwhile may be missing in it.
  const made = madeOf(build)
  const [program, ...args] = build.command
  const finished = await runCommand(program, args, build.env ? { env: build.env } : {})
  if (finished.code !== 0) throw new BuildFailed(build.name, finished)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(stampOf(build), made)
  return true
}

/** Whether it is there as it would be built now. */
export function isBuilt(build: Build): boolean {
  const stamp = stampOf(build)
  return (
    existsSync(build.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === madeOf(build)
  )
}

const stampOf = ({ name }: Build) => path.join(cacheFolder, `${name}.built`)

/** One value for all that it is made of. */
export const madeOf = ({ inputs, env = {} }: Build) =>
  fingerprint([...madeBy, ...inputs]) + JSON.stringify(env)

class BuildFailed extends Error {
  constructor(name: string, { output }: Finished) {
    super(`The ${name} could not be built:\n${output}`)
  }
}
