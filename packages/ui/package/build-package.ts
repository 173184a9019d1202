/// <reference types="node" />
// Builds what would be published: a module and its types for each entry, one style sheet, fonts and tokens.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin, transformWithOxc } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { designTokensResolver, tokensInTheme } from '../src/tokens/design-tokens-resolver.ts'
import { buildTypes } from './build-types.ts'
import { withOwnClassNames } from './own-class-names.ts'
import { classesOf, ownStyleSheet } from './own-style-sheet.ts'
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

/** Tailwind reads the modules that are built, so the sheet has no class of a story or a test. */
const classesOfModules = (folder: string): Plugin => ({
  name: 'classes-of-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /styles\.css$/ },
    handler: code =>
      code
        .replace("@import 'tailwindcss'", "@import 'tailwindcss' source(none)")
        .replace("@source './'", `@source '${folder}/**/*.js'`),
  },
})

/** Not as a library, which would write the fonts into the style sheet. */
async function buildStyles(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: packageFolder,
    base: './',
    logLevel: 'error',
    plugins: [classesOfModules(folder), tailwindcss()],
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

/** Names of its own for whatever could meet a name of the page that the package is used in. */
function takeOwnNames(folder: string): void {
  const css = readFileSync(path.join(folder, 'styles/styles.css'), 'utf8')
  const classes = classesOf(css)
  const used = globSync('**/*.js', { cwd: folder })
    .filter(name => !isTokenSheet(name))
    .flatMap(name => {
      const module = path.join(folder, name)
      const renamed = withOwnClassNames(readFileSync(module, 'utf8'), classes)
      writeFileSync(module, renamed.code)
      return [...renamed.used]
    })
  for (const [name, text] of Object.entries(ownStyleSheet(css, new Set(used))))
    writeFileSync(path.join(folder, `styles/${name}.css`), text)
}

/** The text of a style sheet that palettes are judged by; in it tokens are called as in the sources. */
const isTokenSheet = (module: string) =>
  path.dirname(module) === 'tokens' &&
  existsSync(path.join(sourceFolder, module.replace(/\.js$/, '.css')))

/** It is run where the package is installed, by any Node. */
async function writeCommand(folder: string): Promise<void> {
  const source = path.join(import.meta.dirname, 'command')
  mkdirSync(path.join(folder, 'command'))
  for (const name of globSync('*.ts', { cwd: source })) {
    const { code } = await transformWithOxc(readFileSync(path.join(source, name), 'utf8'), name)
    const file = path.join(folder, 'command', name.replace(/ts$/, 'js'))
    writeFileSync(file, code.replace(/(from ".+)\.ts"/g, '$1.js"'))
  }
}

const styleSheet = (name: string) => [
  `./${name}.css`,
  { types: './styles/css.d.ts', default: `./styles/${name}.css` },
]

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
    ...Object.fromEntries(['styles', 'reset', 'tokens', 'fonts'].map(styleSheet)),
    './tokens.json': './tokens/tokens.json',
    './tokens.light.json': './tokens/tokens.light.json',
    './tokens.dark.json': './tokens/tokens.dark.json',
    './fonts/*': './fonts/*',
    ...Object.fromEntries(modules),
  }
  // The apps here are pinned to one version; whoever installs the package has theirs.
  const peerDependencies = { react: '>=19', 'react-dom': '>=19' }
  const bin = {
    'kinfold-styles': './command/kinfold-styles.js',
    'kinfold-upgrade': './command/kinfold-upgrade.js',
  }
  const written = JSON.stringify({ ...told, bin, peerDependencies, exports }, null, 2)
  writeFileSync(path.join(folder, 'package.json'), `${written}\n`)
}

/** In the format that drawing tools read. */
function writeTokens(folder: string): void {
  const read = (name: string) => readFileSync(path.join(sourceFolder, `tokens/${name}.css`), 'utf8')
  const themed = ['semantic', 'component', 'display'].map(read)
  const resolver = designTokensResolver({ base: read('base'), themed })
  const files = {
    tokens: resolver,
    'tokens.light': tokensInTheme(resolver, 'light'),
    'tokens.dark': tokensInTheme(resolver, 'dark'),
  }
  for (const [name, tokens] of Object.entries(files))
    writeFileSync(path.join(folder, `tokens/${name}.json`), `${JSON.stringify(tokens, null, 2)}\n`)
}

export async function buildPackage(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await buildModules(folder)
  await buildStyles(folder)
  takeOwnNames(folder)
  buildTypes(folder)
  writeFileSync(path.join(folder, 'styles/css.d.ts'), 'export {}\n')
  writeTokens(folder)
  await writeCommand(folder)
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
