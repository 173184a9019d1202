import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright'
import { cacheFolder } from '../cache-folder.ts'
import { NotOnThisMachine } from '../not-on-this-machine.ts'

export type Browser = {
  executablePath: string
  args: string[]
  env: Record<string, string>
  version: string
  /** The browser the committed pictures were taken with: only then do they compare. */
  pinned: boolean
}

// Flags for reproducible pictures: no hinting, no colour profile of the machine, the same arithmetic on
// every processor, and no partial repainting.
const steadyRendering = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
]
const quietNetwork = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** On Linux x64 the Chromium of the npm package that the lockfile pins; elsewhere the one Playwright installs. */
export async function findBrowser(): Promise<Browser> {
  const pinned = process.platform === 'linux' && process.arch === 'x64'
  const found = pinned ? await unpackedChromium() : installedChromium()
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return {
    ...found,
    args: [...sandbox, ...steadyRendering, ...quietNetwork],
    version: browserVersion(found.executablePath, found.env),
    pinned,
  }
}

type Found = Pick<Browser, 'executablePath' | 'env'>

async function unpackedChromium(): Promise<Found> {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@sparticuz/chromium')
  const parts = path.join(path.dirname(entry), '..', 'bin')
  const { version }: { version: string } = require(
    path.join(path.dirname(entry), '..', 'package.json'),
  )
  const folder = path.join(cacheFolder, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(parts, folder)

  const executablePath = path.join(folder, 'chromium')
  // Its own fonts only, so that a picture doesn't depend on what the machine has installed.
  const env: Record<string, string> = { FONTCONFIG_PATH: path.join(folder, 'fonts') }
  if (runs(executablePath, env)) return { executablePath, env }

  const withLibraries = { ...env, LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') }
  if (runs(executablePath, withLibraries)) return { executablePath, env: withLibraries }
  throw new NotOnThisMachine(
    `The test browser at ${executablePath} does not start on this machine.`,
  )
}

// The package unpacks into the temporary folder it is told of; a rename makes the finished folder appear at once.
async function unpack(parts: string, folder: string): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true })
  const side = mkdtempSync(`${folder}-`)
  const before = process.env.TMPDIR
  process.env.TMPDIR = side
  try {
    const { inflate } = await import('@sparticuz/chromium')
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
    await Promise.all(archives.map(archive => inflate(path.join(parts, archive))))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  writeFileSync(path.join(side, 'fonts', 'fonts.conf'), fontSettings(path.join(folder, 'fonts')))
  if (existsSync(folder)) rmSync(side, { recursive: true, force: true })
  else renameSync(side, folder)
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`
}

function installedChromium(): Found {
  const executablePath = chromium.executablePath()
  if (!existsSync(executablePath)) {
    const install = spawnSync('playwright', ['install', '--only-shell', 'chromium'], {
      stdio: 'inherit',
    })
    if (install.status !== 0)
      throw new NotOnThisMachine(
        'Playwright could not install its browser. Check the network and try again.',
      )
  }
  return { executablePath, env: {} }
}

function runs(executablePath: string, env: Record<string, string>): boolean {
  return browserVersion(executablePath, env) !== ''
}

function browserVersion(executablePath: string, env: Record<string, string>): string {
  const answer = spawnSync(executablePath, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return answer.status === 0 ? answer.stdout.trim() : ''
}
