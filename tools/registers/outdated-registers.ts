import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Register } from './register.ts'
import { renderRegister } from './render-register.ts'

export type Outdated = { file: string; code: string }

/** Registers whose file is out of date, each with the code it should have. */
export function outdatedRegisters(
  root: string,
  registers: readonly Register[],
): readonly Outdated[] {
  return registers
    .map(register => ({ file: register.file, code: renderRegister(root, register) }))
    .filter(({ file, code }) => read(path.join(root, file)) !== code)
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
