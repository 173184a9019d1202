// A built web app on disk: which pages are pre-rendered, and which inline scripts its CSP lets run.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { array, is, string, type } from 'superstruct'

export type WebApp = {
  readonly folder: string
  /** Each pre-rendered page by its address: `/auth/login` → `auth/login/index.html`. */
  readonly pages: ReadonlyMap<string, string>
  /** The shell for addresses that only the app itself knows. */
  readonly shell: string | undefined
  readonly scriptHashes: readonly string[]
}

const CspFile = type({ scriptHashes: array(string()) })

export function readWebApp(folder: string): WebApp {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const pages = new Map<string, string>()
  for (const file of files) {
    if (path.basename(file) !== 'index.html') continue
    const address = path.dirname(file).split(path.sep).join('/')
    pages.set(address === '.' ? '/' : `/${address}`, file)
  }
  return {
    folder,
    pages,
    shell: files.includes('app.html') ? 'app.html' : undefined,
    scriptHashes: readScriptHashes(path.join(folder, 'csp.json')),
  }
}

function readScriptHashes(file: string): readonly string[] {
  if (!existsSync(file)) return []
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const hash = /^sha(256|384|512)-[\w+/]+={0,2}$/
  if (!is(content, CspFile) || !content.scriptHashes.every(item => hash.test(item))) {
    throw new Error(`${file} should hold { "scriptHashes": ["sha256-…"] }`)
  }
  return content.scriptHashes
}
