// A built web app on disk: its pre-rendered pages, and the scripts that its CSP allows.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { array, type Infer, is, pattern, string, type } from 'superstruct'
import { ThirdParty } from '../http/third-party.ts'

export type WebApp = {
  readonly folder: string
  /** Each pre-rendered page by its address: `/auth/login` → `auth/login/index.html`. */
  readonly pages: ReadonlyMap<string, string>
  /** The shell for addresses without a pre-rendered page. */
  readonly shell: string | undefined
  /** The sign-in page with the demo club's people below its form, for a sandbox. */
  readonly demoDoor: string | undefined
  readonly scripts: AllowedScripts
}

const AllowedScripts = type({
  scriptHashes: array(pattern(string(), /^sha(256|384|512)-[\w+/]+={0,2}$/)),
  thirdParties: array(ThirdParty),
})
export type AllowedScripts = Infer<typeof AllowedScripts>

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
    demoDoor: files.includes('demo-door.html') ? 'demo-door.html' : undefined,
    scripts: readAllowedScripts(path.join(folder, 'csp.json')),
  }
}

function readAllowedScripts(file: string): AllowedScripts {
  if (!existsSync(file)) return { scriptHashes: [], thirdParties: [] }
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (is(content, AllowedScripts)) return content
  throw new Error(`${file} should hold { "scriptHashes": ["sha256-…"], "thirdParties": [] }`)
}
