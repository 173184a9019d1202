import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { compressAssets } from '@kinfold/app/build/compress-assets'
import { writeThirdPartyNotices } from '@kinfold/app/build/third-party-notices'
import { build } from 'vite'
import { drawClubIcons } from './club-icons.ts'
import { prerenderPages } from './prerender-pages.ts'

/*
 * The web app as files: a client build, a server build of the public pages that lives only as long as it takes to
 * render them, the pages, and everything compressed. Made beside the old one and moved in when whole.
 */
const folder = path.resolve(import.meta.dirname, '..')
const workshop = path.join(folder, 'node_modules/.build-web')
const making = path.join(workshop, 'dist')
const server = path.join(workshop, 'server')
const dist = path.join(folder, 'dist')

rmSync(workshop, { recursive: true, force: true })
mkdirSync(making, { recursive: true })

const shared = {
  root: folder,
  configFile: path.join(folder, 'vite.config.ts'),
  logLevel: 'warn',
} as const
await Promise.all([
  build({ ...shared, build: { outDir: making } }),
  build({
    ...shared,
    build: {
      outDir: server,
      ssr: 'src/entry-server.tsx',
      manifest: false,
      minify: false,
      copyPublicDir: false,
      license: false,
    },
  }),
])
writeThirdPartyNotices(making)
await prerenderPages({ entry: path.join(server, 'entry-server.js'), folder: making })
await Promise.all([compressAssets(making), drawClubIcons(making)])

rmSync(dist, { recursive: true, force: true })
renameSync(making, dist)
rmSync(workshop, { recursive: true, force: true })
