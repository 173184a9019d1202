/// <reference types="node" />
// Builds what would be published: a module and its types for each entry, one style sheet, fonts and tokens.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { designTokensFile } from '../src/tokens/design-tokens-file.ts'
import { buildTypes } from './build-types.ts'
import { packageFolder, publishedEntries, sourceFolder } from './published-entries.ts'

const neighbours = [
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.peerDependencies),
]

/** They stay imports, so that an app has each of them once. */
const isNeighbour = (id: string) =>
  neighbours.some(name => id === name || id.startsWith(`${name}/`))

/** What a server component can’t call: state, effects and contexts. Frameworks that have such components ask for a word. */
const needsBrowser = /\b(createContext|use(?!Id\b)[A-Z]\w*|use)\(/

async function buildModules(folder: string): Promise<void> {
  const entries = [...publishedEntries().values()]
  await build({
    configFile: false,
    root: packageFolder,
    logLevel: 'error',
    plugins: [
      {
        name: 'use-client',
        renderChunk: code => (needsBrowser.test(code) ? `'use client'\n${code}` : null),
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2024',
      minify: false,
      // An app that installs the package preloads by its own bundler.
      modulePreload: false,
      lib: { entry: entries.map(file => path.join(sourceFolder, file)), formats: ['es'] },
      rolldownOptions: {
        external: isNeighbour,
        output: {
          preserveModules: true,
          preserveModulesRoot: sourceFolder,
          entryFileNames: '[name].js',
        },
      },
    },
  })
}

/** Not as a library, which would write the fonts into the style sheet. */
async function buildStyles(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: packageFolder,
    base: './',
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      outDir: path.join(folder, 'styles'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      assetsDir: '.',
      rolldownOptions: {
        input: path.join(sourceFolder, 'styles.css'),
        output: { assetFileNames: '[name][extname]' },
      },
    },
  })
}

/** `exports` without `src`: what isn't named here can't be imported. */
function writeManifest(folder: string): void {
  const {
    exports: _sources,
    devDependencies: _ours,
    private: _here,
    scripts: _own,
    ...told
  } = manifest
  const modules = [...publishedEntries()].map(([entry, source]) => {
    const built = `./${source.replaceAll(path.sep, '/').replace(/\.tsx?$/, '')}`
    return [`./${entry}`, { types: `${built}.d.ts`, default: `${built}.js` }] as const
  })
  const exports = {
    './package.json': './package.json',
    './styles.css': { types: './styles/styles.css.d.ts', default: './styles/styles.css' },
    './tokens.json': './tokens/tokens.json',
    './tokens/*.css': './tokens/*.css',
    './fonts/*': './fonts/*',
    ...Object.fromEntries(modules),
  }
  // The apps here are pinned to one version; whoever installs the package has theirs.
  const peerDependencies = { react: '>=19', 'react-dom': '>=19' }
  const written = JSON.stringify({ ...told, peerDependencies, exports }, null, 2)
  writeFileSync(path.join(folder, 'package.json'), `${written}\n`)
}

/** The style sheets of the tokens, and the same values in the format that drawing tools read. */
function writeTokens(folder: string): void {
  const source = path.join(sourceFolder, 'tokens')
  for (const file of globSync('*.css', { cwd: source }))
    cpSync(path.join(source, file), path.join(folder, 'tokens', file))
  const read = (name: string) => readFileSync(path.join(source, `${name}.css`), 'utf8')
  const themed = ['semantic', 'component', 'display'].map(read)
  const written = JSON.stringify(designTokensFile({ base: read('base'), themed }), null, 2)
  writeFileSync(path.join(folder, 'tokens/tokens.json'), `${written}\n`)
}

export async function buildPackage(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await buildModules(folder)
  await buildStyles(folder)
  buildTypes(folder)
  writeFileSync(path.join(folder, 'styles/styles.css.d.ts'), 'export {}\n')
  writeTokens(folder)
  for (const file of globSync('*.{woff2,txt}', { cwd: path.join(packageFolder, 'fonts') }))
    cpSync(path.join(packageFolder, 'fonts', file), path.join(folder, 'fonts', file))
  cpSync(path.join(packageFolder, 'package/README.md'), path.join(folder, 'README.md'))
  cpSync(path.join(packageFolder, 'CHANGELOG.md'), path.join(folder, 'CHANGELOG.md'))
  cpSync(path.join(packageFolder, '../../LICENSE'), path.join(folder, 'LICENSE'))
  writeManifest(folder)
}

/** The file that a registry would be given. */
export function packPackage(folder: string, into: string): string {
  const packed = execFileSync('pnpm', ['pack', '--pack-destination', into, '--json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return JSON.parse(packed).filename
}
