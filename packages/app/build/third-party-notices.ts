import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a browser may be sent: each lets anybody use it who passes its notice on. */
const allowed = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'])

type Bundled = {
  readonly name: string
  readonly version: string
  readonly identifier?: string
  readonly text?: string
}

/** For `build.license`: the bundler lists what it took in. */
export const noticesOfBundle = { fileName: 'third-party-notices.json' }

const font = path.join(import.meta.dirname, '../../ui/fonts/OFL.txt')

/** The notices of all packages in a build, as a text beside it. A licence that isn't allowed ends the build. */
export function writeThirdPartyNotices(folder: string): void {
  const listed = path.join(folder, noticesOfBundle.fileName)
  const packages: readonly Bundled[] = JSON.parse(readFileSync(listed, 'utf8'))
  for (const { name, identifier = 'no licence' } of packages) {
    if (!allowed.has(identifier)) throw new Error(`${name} has ${identifier}: may it be shipped?`)
  }
  const notices = packages.map(({ name, version, identifier, text }) =>
    [`${name} ${version} (${identifier})`, ...(text ? [text] : [])].join('\n\n'),
  )
  writeFileSync(
    path.join(folder, 'third-party-notices.txt'),
    [`This app has parts of these packages in it.`, ...notices, readFileSync(font, 'utf8')]
      .map(part => part.trim())
      .join(`\n\n${'-'.repeat(80)}\n\n`),
  )
  rmSync(listed)
}
