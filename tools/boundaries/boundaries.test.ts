import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { checkBoundaries } from './check-boundaries.ts'

const projects: string[] = []
let project: string

function openHouse(): void {
  project = mkdtempSync(path.join(tmpdir(), 'kinfold-project-'))
  projects.push(project)
}

afterAll(() => {
  for (const each of projects) rmSync(each, { recursive: true, force: true })
})

function build(files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(project, file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, content)
  }
}

const leaf = 'export const leaf: number = 1\n'
const importing = (target: string) =>
  `import { leaf } from '${target}'\nexport const used: number = leaf\n`

const packageOf = (file: string) => /^(packages|apps)\/[^/]+/.exec(file)?.[0]

/** An import as the project writes it: of a file beside it by its path, of another package by its name. */
function buildImport(from: string, to: string) {
  build({ [from]: importing(specifier(from, to)), [to]: leaf })
}

const linked = new Set<string>()

function specifier(from: string, to: string): string {
  const home = packageOf(to)
  if (home && home !== packageOf(from)) {
    const name = `@kinfold/${path.basename(home)}`
    const link = path.join(project, 'node_modules', name)
    if (!linked.has(link)) {
      mkdirSync(path.dirname(link), { recursive: true })
      symlinkSync(path.join(project, home), link)
      linked.add(link)
    }
    return to.replace(home, name)
  }
  const target = path.posix.relative(path.posix.dirname(from), to)
  return target.startsWith('.') ? target : `./${target}`
}

// All these imports stand in one project, so that it is read once: the files called a and b are told apart by a number.
const numbered = (file: string, number: number) => file.replace(/\/([ab])\./, `/$1${number}.`)

const refused = [
  [
    'the contract into an app',
    'packages/contract/src/a.ts',
    'apps/web/src/b.ts',
    'contract-stands-alone',
  ],
  [
    'the personas into the data layer',
    'packages/personas/src/a.ts',
    'packages/api/src/b.ts',
    'personas-know-only-the-contract',
  ],
  [
    'a component into the contract',
    'packages/ui/src/a.tsx',
    'packages/contract/src/b.ts',
    'ui-knows-nothing-of-the-club',
  ],
  [
    'the data layer into the components',
    'packages/api/src/a.ts',
    'packages/ui/src/b.tsx',
    'api-below-the-apps',
  ],
  [
    'the data layer into what apps are made of',
    'packages/api/src/a.ts',
    'packages/app/src/b.ts',
    'api-below-the-apps',
  ],
  [
    'a component into what apps are made of',
    'packages/ui/src/a.tsx',
    'packages/app/src/b.ts',
    'ui-knows-nothing-of-the-club',
  ],
  [
    'the contract into what apps are made of',
    'packages/contract/src/a.ts',
    'packages/app/src/b.ts',
    'contract-stands-alone',
  ],
  [
    'what apps are made of into an app',
    'packages/app/src/a.ts',
    'apps/web/src/b.ts',
    'app-package-below-the-apps',
  ],
  [
    'what apps are made of into the personas',
    'packages/app/src/a.ts',
    'packages/personas/src/b.ts',
    'app-package-below-the-apps',
  ],
  [
    'what apps are made of into the mocks',
    'packages/app/src/a.ts',
    'packages/api/src/mocks/b.ts',
    'no-mocks-in-production',
  ],
  [
    'the server into what web apps are made of',
    'apps/server/src/a.ts',
    'packages/app/src/b.ts',
    'server-below-the-web',
  ],
  [
    'a package into the tools',
    'packages/ui/bench/a.bench.ts',
    'tools/build/b.ts',
    'nothing-rests-on-tools',
  ],
  [
    'what tests start into what they test',
    'packages/test-support/src/a.ts',
    'packages/contract/src/b.ts',
    'test-support-stands-alone',
  ],
  [
    'the server into what tests start',
    'apps/server/src/db/a.ts',
    'packages/test-support/src/b.ts',
    'test-support-stays-behind',
  ],
  [
    'the start of a club into what tests start',
    'tools/commands/start.ts',
    'packages/test-support/src/b.ts',
    'start-without-test-support',
  ],
  ['one app into another', 'apps/web/src/a.ts', 'apps/desk/src/b.ts', 'apps-stay-apart'],
  [
    'the server into the data layer',
    'apps/server/src/a.ts',
    'packages/api/src/b.ts',
    'server-below-the-web',
  ],
  [
    'the server into the personas at every start',
    'apps/server/src/a.ts',
    'packages/personas/src/b.ts',
    'sandbox-only-when-asked-for',
  ],
  [
    'the server into the pages of the sandbox at every start',
    'apps/server/src/a.ts',
    'apps/server/src/modules/whole/sandbox/b.ts',
    'sandbox-only-when-asked-for',
  ],
  [
    'routes into a table',
    'apps/server/src/modules/club/fee/x.routes.ts',
    'apps/server/src/modules/club/fee/x.tables.ts',
    'routes-only-bind',
  ],
  [
    'a folder of the server into one above it',
    'apps/server/src/limits/a.ts',
    'apps/server/src/modules/club/fee/b.ts',
    'server-folder-limits',
  ],
  [
    'a folder of the server into another on its floor',
    'apps/server/src/ledger/a.ts',
    'apps/server/src/limits/b.ts',
    'server-folder-ledger',
  ],
  [
    'a folder of the server that has no floor yet',
    'apps/server/src/cellar/a.ts',
    'apps/server/src/db/b.ts',
    'server-folders-have-a-floor',
  ],
  [
    'a module of the server into one of a wing above',
    'apps/server/src/modules/club/fee/a.ts',
    'apps/server/src/modules/money/payment/b.ts',
    'modules-floor-',
  ],
  [
    'a module of the server into another on its floor',
    'apps/server/src/modules/club/fee/a.ts',
    'apps/server/src/modules/club/rate/b.ts',
    'modules-floor-',
  ],
  [
    'a module of the server that has no floor yet',
    'apps/server/src/modules/club/goal/a.ts',
    'apps/server/src/db/b.ts',
    'modules-have-a-floor',
  ],
  [
    'a folder of the web app into its roof',
    'apps/web/src/session/a.ts',
    'apps/web/src/app/b.ts',
    'web-folder-session',
  ],
  [
    'a folder of the web app into another on its floor',
    'apps/web/src/pages/a.ts',
    'apps/web/src/layouts/b.ts',
    'web-folder-pages',
  ],
  [
    'a folder of the web app that has no floor yet',
    'apps/web/src/cellar/a.ts',
    'apps/web/src/club/b.ts',
    'web-folders-have-a-floor',
  ],
  [
    'a module into the maker of ledger keys',
    'apps/server/src/modules/club/fee/a.ts',
    'apps/server/src/ledger/idempotency-key.ts',
    'ledger-keys-of-server-ids',
  ],
  [
    'a folder of the desk into its roof',
    'apps/desk/src/session/a.ts',
    'apps/desk/src/app/b.ts',
    'desk-folder-session',
  ],
  [
    'a folder of the desk that has no floor yet',
    'apps/desk/src/cellar/a.ts',
    'apps/desk/src/club/b.ts',
    'desk-folders-have-a-floor',
  ],
  ['the desk into the members’ app', 'apps/desk/src/a.ts', 'apps/web/src/b.ts', 'apps-stay-apart'],
  [
    'a page of the desk into the mocks',
    'apps/desk/src/pages/a.tsx',
    'packages/api/src/mocks/b.ts',
    'no-mocks-in-production',
  ],
  [
    'a page into the personas',
    'apps/web/src/pages/a.tsx',
    'packages/personas/src/b.ts',
    'no-mocks-in-production',
  ],
  [
    'a page into the mocks',
    'apps/web/src/pages/a.tsx',
    'packages/api/src/mocks/b.ts',
    'no-mocks-in-production',
  ],
  [
    'a page into another page',
    'apps/web/src/pages/x/a.tsx',
    'apps/web/src/pages/y/b.tsx',
    'features-stay-closed',
  ],
  [
    'a flow into the inside of another',
    'apps/web/src/flows/x/a.tsx',
    'apps/web/src/flows/y/inside/b.tsx',
    'features-stay-closed',
  ],
] as const

const allowed = [
  [
    'a test of the server into what tests start',
    'apps/server/src/db/a.test.ts',
    'packages/test-support/src/b.ts',
  ],
  [
    'a bench into what tests start',
    'packages/ui/bench/a.bench.ts',
    'packages/test-support/src/b.ts',
  ],
  ['the tools into what tests start', 'tools/stages/a.ts', 'packages/test-support/src/b.ts'],
  ['an app into what apps are made of', 'apps/desk/src/a.tsx', 'packages/app/src/b.tsx'],
  ['what apps are made of into the data layer', 'packages/app/src/a.ts', 'packages/api/src/b.ts'],
  ['a story into the mocks', 'apps/web/src/pages/a.stories.tsx', 'packages/api/src/mocks/b.ts'],
  ['a page into a flow', 'apps/web/src/pages/x/a.tsx', 'apps/web/src/flows/y/b.tsx'],
  ['a flow into the face of another', 'apps/web/src/flows/x/a.tsx', 'apps/web/src/flows/y/b.tsx'],
  [
    'a folder of the server into one below it',
    'apps/server/src/modules/club/fee/a.ts',
    'apps/server/src/limits/b.ts',
  ],
  ['the seed into the personas', 'apps/server/src/seed/a.ts', 'packages/personas/src/b.ts'],
  [
    'the payments into the maker of ledger keys',
    'apps/server/src/ledger/money-attempts.ts',
    'apps/server/src/ledger/idempotency-key.ts',
  ],
] as const

describe('an import', () => {
  const fileOf = new Map<string, string>()
  let broken: readonly string[]

  beforeAll(async () => {
    openHouse()
    for (const [number, [name, from, to]] of [...refused, ...allowed].entries()) {
      const file = numbered(from, number)
      fileOf.set(name, file)
      buildImport(file, numbered(to, number))
    }
    broken = (await checkBoundaries(project, ['.'])).broken
  })

  const brokenBy = (name: string) =>
    broken.filter(each => each.startsWith(`${fileOf.get(name)} → `))

  test.each(refused)('is refused from %s', (name, _from, _to, rule) => {
    expect(brokenBy(name).join('\n')).toContain(rule)
  })

  test.each(allowed)('is allowed from %s', name => {
    expect(brokenBy(name)).toEqual([])
  })
})

describe('a path into another package', () => {
  const climbing = [
    ['packages/app/src/a.ts', '../../api/src/b.ts', 'packages/api/src/b.ts'],
    ['apps/web/journeys/a.ts', '../../../packages/personas/src/b.ts', 'packages/personas/src/b.ts'],
    ['drift/a.ts', '../apps/server/test/b.ts', 'apps/server/test/b.ts'],
    ['tools/stages/a.ts', '../../packages/test-support/src/b.ts', 'packages/test-support/src/b.ts'],
  ] as const
  let broken: readonly string[]

  beforeAll(async () => {
    openHouse()
    for (const [from, path, to] of climbing) build({ [from]: importing(path), [to]: leaf })
    broken = (await checkBoundaries(project, ['.'])).broken
  })

  test.each(climbing)('is refused out of %s: %s', from => {
    expect(broken.filter(each => each.startsWith(`${from} → `))).toEqual([
      expect.stringMatching('packages-by-name: A package is imported by its'),
    ])
  })
})

describe('the check', () => {
  beforeEach(openHouse)

  test('refuses a path to what tests of the server use', async () => {
    build({
      'apps/server/src/a.test.ts': importing('../test/servers/b.ts'),
      'apps/server/test/servers/b.ts': leaf,
    })
    const { broken } = await checkBoundaries(project, ['.'])
    expect(broken.join('\n')).toContain('test-helpers-by-name')
  })

  test('sees an import that only brings in a type', async () => {
    build({
      'packages/ui/src/a.tsx':
        "import type { Leaf } from '../../contract/src/b.ts'\nexport type Used = Leaf\n",
      'packages/contract/src/b.ts': 'export type Leaf = number\n',
    })
    const { broken } = await checkBoundaries(project, ['.'])
    expect(broken.join('\n')).toContain('ui-knows-nothing-of-the-club')
  })

  test('sees an import inside a using declaration', async () => {
    build({
      'packages/ui/src/a.tsx':
        "export async function open(): Promise<void> {\n  await using door = (await import('../../contract/src/b.ts')).door\n  door.knock()\n}\n",
      'packages/contract/src/b.ts':
        'export const door = { knock() {}, async [Symbol.asyncDispose]() {} }\n',
    })
    const { broken } = await checkBoundaries(project, ['.'])
    expect(broken.join('\n')).toContain('ui-knows-nothing-of-the-club')
  })

  test('two files that need each other are refused', async () => {
    build({
      'packages/contract/src/a.ts':
        "import { b } from './b.ts'\nexport const a = (): number => b()\n",
      'packages/contract/src/b.ts':
        "import { a } from './a.ts'\nexport const b = (): number => a()\n",
    })
    const { broken } = await checkBoundaries(project, ['.'])
    expect(broken.join('\n')).toContain('no-cycles')
  })

  test('reading no module at all is an error', async () => {
    build({ 'packages/contract/src/notes.txt': 'no code' })
    await expect(checkBoundaries(project, ['.'])).rejects.toThrow('No module was read')
  })

  test('the project itself is read', async () => {
    const { modules } = await checkBoundaries(projectFolder, ['packages'])
    expect(modules).toBeGreaterThan(10)
  })
})
