/// <reference types="node" />
// Builds what would be published: a module and its types for each entry, one style sheet, fonts and tokens.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from 'react/package.json' with { type: 'json' }
import reactDom from 'react-dom/package.json' with { type: 'json' }
import { build } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { buildTypes } from './build-types.ts'
import { packageFolder, publishedEntries, sourceFolder } from './published-entries.ts'

const neighbours = [
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.peerDependencies),
]

/** They stay imports, so that an app has each of them once. */
const isNeighbour = (id: string) =>
  neighbours.some(name => id === name || id.startsWith(`${name}/`))

async function buildModules(folder: string): Promise<void> {
  const entries = [...publishedEntries().values()]
  await build({
    configFile: false,
    root: packageFolder,
    logLevel: 'error',
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
  const { name, version, description, license, type, sideEffects, dependencies } = manifest
  const modules = [...publishedEntries()].map(([entry, source]) => {
    const built = `./${source.replaceAll(path.sep, '/').replace(/\.tsx?$/, '')}`
    return [`./${entry}`, { types: `${built}.d.ts`, default: `${built}.js` }] as const
  })
  const exports = {
    './styles.css': './styles/styles.css',
    './tokens/*.css': './tokens/*.css',
    './fonts/*': './fonts/*',
    ...Object.fromEntries(modules),
  }
  const peerDependencies = { react: `^${react.version}`, 'react-dom': `^${reactDom.version}` }
  const written = { name, version, description, license, type, sideEffects, exports, dependencies }
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ ...written, peerDependencies }, null, 2)}\n`,
  )
}

export async function buildPackage(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await buildModules(folder)
  await buildStyles(folder)
  buildTypes(folder)
  cpSync(path.join(packageFolder, 'fonts'), path.join(folder, 'fonts'), { recursive: true })
  for (const file of globSync('*.css', { cwd: path.join(sourceFolder, 'tokens') }))
    cpSync(path.join(sourceFolder, 'tokens', file), path.join(folder, 'tokens', file))
  cpSync(path.join(packageFolder, 'README.md'), path.join(folder, 'README.md'))
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
