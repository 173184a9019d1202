import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let compiling: Promise<WebAssembly.Module> | undefined

// Compiled once in a process and handed to each engine thread: a restart then costs no compilation.
export function engineModule(): Promise<WebAssembly.Module> {
  compiling ??= compile()
  return compiling
}

async function compile(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}
