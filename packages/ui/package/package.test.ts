/// <reference types="node" />
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { patience } from '@kinfold/test-support/patience'
import postcss, { type AtRule } from 'postcss'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { buildPackage, packPackage } from './build-package.ts'
import { describeApi } from './describe-api.ts'
import { classesOf } from './own-style-sheet.ts'
import { packageProblems } from './package-problems.ts'
import { packageFolder } from './published-entries.ts'
import { type PartWeight, type PartWeights, weighParts } from './weigh-parts.ts'

// Outside of the project, where nothing is found that isn't installed.
const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-ui-'))
const app = path.join(folder, 'app')
const built = path.join(folder, 'built')
const installed = path.join(app, 'node_modules/@kinfold/ui')

let packed = ''

function install(): void {
  mkdirSync(installed, { recursive: true })
  packed = packPackage(built, folder)
  execFileSync('tar', ['-xzf', packed, '-C', installed, '--strip-components=1'])
  const beside = [
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.peerDependencies),
    '@types/react',
    '@types/react-dom',
  ]
  for (const name of beside) {
    const place = path.join(app, 'node_modules', name)
    mkdirSync(path.dirname(place), { recursive: true })
    symlinkSync(path.join(packageFolder, 'node_modules', name), place)
  }
}

beforeAll(async () => {
  await buildPackage(built)
  cpSync(path.join(import.meta.dirname, 'consumers'), app, { recursive: true })
  install()
  writeFileSync(path.join(app, 'first-form.tsx'), firstForm())
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the README shows first. */
function firstForm(): string {
  const readme = readFileSync(path.join(installed, 'README.md'), 'utf8')
  return /```tsx\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
}

const read = (file: string) => readFileSync(path.join(installed, file), 'utf8')

const filesOf = (pattern: string, cwd: string) =>
  globSync(pattern, { cwd, exclude: ['node_modules/**'] })

test('what is packed has code, types, styles and fonts, and no source and no story', () => {
  const files = filesOf('**/*.*', installed)
  expect(files).toContain('button/button.js')
  expect(files).toContain('button/button.d.ts')
  expect(files).toContain('styles/styles.css')
  expect(files.filter(file => file.endsWith('.woff2'))).not.toEqual([])
  expect(files.filter(file => /(?<!\.d)\.tsx?$|\.stories\.|\.test\./.test(file))).toEqual([])
})

test('its licence comes with it, and what changed', () => {
  const licence = readFileSync(path.join(packageFolder, '../../LICENSE'), 'utf8')
  expect(readFileSync(path.join(installed, 'LICENSE'), 'utf8')).toBe(licence)
  const changes = readFileSync(path.join(installed, 'CHANGELOG.md'), 'utf8')
  expect(changes).toContain(`## ${manifest.version}\n`)
})

test('the tokens come as JSON, the same in the style sheets', () => {
  expect(read('styles/tokens.css')).toMatch(/:root\{.*--kf-primary:/)
  const { modifiers } = JSON.parse(read('tokens/tokens.json'))
  expect(modifiers.theme.contexts.light[0].primary.$type).toBe('color')
  expect(JSON.parse(read('tokens/tokens.dark.json')).primary.$type).toBe('color')
})

test('no style of it applies to anything but its own elements, by names that only it has', () => {
  const meeting: string[] = []
  postcss.parse(read('styles/styles.css')).walkRules(rule => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return
    const declaresOnly = rule.nodes.every(node => node.type === 'decl' && node.variable)
    const isOwn = rule.selectors.every(selector => selector.includes('kf-')) || declaresOnly
    const classes = [...rule.selector.matchAll(/(?<!\\)\.(?=[a-z])(?!kf-|dark\b)/g)]
    if (!isOwn || classes.length > 0) meeting.push(rule.selector)
    rule.walkDecls(/^--(?!kf-|tw-)/, ({ prop }) => void meeting.push(prop))
  })
  expect(meeting).toEqual([])
  expect(read('button/button.variants.js')).toContain('kf-bg-primary')
  expect(read('brand/brand-style-sheet.js')).toContain('`--kf-${')
})

const command = (name: string, ...words: string[]) =>
  spawnSync('node', [path.join(installed, `command/${name}.js`), ...words], { encoding: 'utf8' })
const stylesOf = (...parts: string[]) => command('kinfold-styles', ...parts)

test('its command prints the styles of some parts, at most 6 kB for a button', () => {
  const { stdout } = stylesOf('button')
  expect(stdout).toContain('.kf-bg-primary{background-color:var(--kf-primary)}')
  const classes = classesOf(stdout)
  const words = read('button/button.variants.js').match(/(?<=["\s])kf-[^"\s]+/g) ?? []
  expect(words.filter(word => !classes.has(word))).toEqual([])
  expect(stdout).toContain('--kf-canvas:')
  expect(stdout).not.toContain('--kf-chart-1')
  expect(gzipSync(stdout).length).toBeLessThan(6 * 1024)
  expect(stylesOf('buton').stderr).toContain('There is no part called buton.')
})

test('its command writes what was renamed into an app, and leaves what the app calls so itself', () => {
  const place = path.join(folder, 'older')
  mkdirSync(place)
  const page = path.join(place, 'page.css')
  writeFileSync(
    page,
    [
      "@import '@kinfold/ui/styles.css';",
      "@import '@kinfold/ui/tokens/base.css';",
      '.own { --accent: red; color: var(--accent); background: var(--primary, var(--mine)) }',
    ].join('\n'),
  )
  const { stdout } = command('kinfold-upgrade', place)
  const upgraded = [
    "@import '@kinfold/ui/reset.css';",
    "@import '@kinfold/ui/styles.css';",
    "@import '@kinfold/ui/tokens.css';",
    '.own { --accent: red; color: var(--accent); background: var(--kf-primary, var(--mine)) }',
  ].join('\n')
  expect(readFileSync(page, 'utf8')).toBe(upgraded)
  expect(stdout).toContain('Yours and ours: --accent.')
  expect(command('kinfold-upgrade', place).stdout).not.toContain('page.css')
  expect(readFileSync(page, 'utf8')).toBe(upgraded)
})

test(
  'the checkers of package authors find nothing',
  async () => {
    expect(await packageProblems(built, packed)).toEqual([])
  },
  patience(60_000),
)

test('the folder of the sources refuses to be packed', () => {
  const pack = () =>
    execFileSync('npm', ['pack', '--dry-run'], { cwd: packageFolder, stdio: 'pipe' })
  expect(pack).toThrow(/`npm run package:ui` in the project builds the package/)
})

test('a part with state says so to frameworks that have server components, and what is pure does not', () => {
  const isForClients = (file: string) =>
    /^.use client/.test(readFileSync(path.join(installed, file), 'utf8'))
  expect(['button/button.js', 'money/money.js', 'toast/toaster.js'].filter(isForClients)).toEqual([
    'button/button.js',
    'money/money.js',
    'toast/toaster.js',
  ])
  expect(
    ['money/money-parts.js', 'card/card.js', 'brand/brand-style-sheet.js'].some(isForClients),
  ).toBe(false)
})

test('nothing in it asks for a module that is not installed with it', () => {
  const known = new Set([
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.peerDependencies),
  ])
  const asked = filesOf('!(command)/**/*.{js,d.ts}', installed).flatMap(file =>
    [
      ...readFileSync(path.join(installed, file), 'utf8').matchAll(
        /(?:from |import\(|import )["']([^."'][^"']*)["']/g,
      ),
    ].map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  )
  expect([...new Set(asked)].filter(name => !known.has(name))).toEqual([])
})

test('an app that has only the package type-checks, and so does the form of its README', () => {
  execFileSync('tsc', ['-p', app], { encoding: 'utf8' })
})

test('an app bundles it, styles and fonts included', async () => {
  const root = path.join(app, 'bundled')
  await build({ configFile: false, root, logLevel: 'warn' })
  const files = filesOf('dist/**/*.*', root)
  expect(files.some(file => file.endsWith('.woff2'))).toBe(true)
  const [styles = ''] = files.filter(file => file.endsWith('.css'))
  expect(readFileSync(path.join(root, styles), 'utf8')).toContain('--kf-primary')
})

test('a server renders it to HTML', async () => {
  const root = path.join(app, 'prerendered')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { ssr: path.join(root, 'prerender.tsx'), outDir: path.join(root, 'dist') },
  })
  const [file = ''] = filesOf('dist/*.{js,mjs}', root)
  const { html }: { html: string } = await import(
    /* @vite-ignore */ pathToFileURL(path.join(root, file)).href
  )
  expect(html).toContain('Balance of ₦1,250.50')
  expect(html).toContain('<button')
})

test('its types are the ones that were accepted', async () => {
  await expect(describeApi(built)).toMatchFileSnapshot('../api.md')
})

test(
  'each part weighs what its page says, within a twentieth',
  async () => {
    const file = path.join(packageFolder, 'part-weights.json')
    const told: PartWeights = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const weights = Object.entries(await weighParts(installed)).map(([part, now]) => {
      const before = told[part]
      return [part, before && isAsHeavy(before, now) ? before : now]
    })
    const written = `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`
    await expect(written).toMatchFileSnapshot('../part-weights.json')
  },
  patience(120_000),
)

/** What is rounded to a tenth of a kB may be a tenth off. */
const isNear = (before = 0, now = 0) => Math.abs(now - before) <= Math.max(0.1, before / 20)

const isAsHeavy = (before: PartWeight, now: PartWeight) =>
  isNear(before.script, now.script) &&
  isNear(before.later, now.later) &&
  isNear(before.styles, now.styles)
