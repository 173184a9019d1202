import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { tokensOf } from '@kinfold/ui/style-sheet-tokens'
import { type PartSources, textSizesIn, tokenUses } from '@kinfold/ui/token-uses'
import type { Plugin } from 'vite'

const project = path.join(import.meta.dirname, '..')
const tokens = path.join(project, 'packages/ui/src/tokens')
const sheet = (name: string) => readFileSync(path.join(tokens, `${name}.css`), 'utf8')

// What only shows or checks parts is none.
const isNoPart =
  /\.(?:stories|test)\.tsx?$|(?:^|\/)story-|^(?:foundations|story-layout|testers|tokens|words)\//

/** Sources of all parts, and those of the apps under one name. */
function sources(): PartSources {
  const read = (folder: string, pattern: string, nameOf: (file: string) => string) =>
    globSync(pattern, { cwd: path.join(project, folder) })
      .map(file => file.replaceAll(path.sep, '/'))
      .filter(file => !isNoPart.test(file))
      .map(file => [nameOf(file), readFileSync(path.join(project, folder, file), 'utf8')])
  return Object.fromEntries([
    ...read('packages/ui/src', '{*.css,*/*.{ts,tsx,css}}', file =>
      file.includes('/') ? file : `every page/${file}`,
    ),
    ...read('.', '{apps/*,packages/app}/src/**/*.{ts,tsx}', file => `pages/${file}`),
  ])
}

function uses(): string {
  const [base = '', ...themed] = ['base', 'semantic', 'component', 'display'].map(sheet)
  const tailwind = sheet('tailwind')
  const names = [...tokensOf({ base, themed }, 'light').keys(), ...textSizesIn(tailwind).keys()]
  return JSON.stringify(tokenUses(names, sources(), [tailwind, ...themed].join('\n')))
}

/** Tells the page of tokens which parts use each, in `token-uses.json` beside the stories. */
export function nameTokenUses(): Plugin {
  return {
    name: 'kinfold:token-uses',
    configureServer({ middlewares }) {
      middlewares.use('/token-uses.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(uses())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'token-uses.json', source: uses() })
    },
  }
}
