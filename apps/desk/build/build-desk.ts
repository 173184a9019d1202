import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressAssets } from '@kinfold/app/build/compress-assets'
import { scriptHashesOf } from '@kinfold/app/build/script-hashes-of'
import { writeThirdPartyNotices } from '@kinfold/app/build/third-party-notices'
import { build, loadEnv } from 'vite'

/*
 * The desk as files: one document for all its pages, its assets, and which scripts it may load. Made beside the old
 * one and moved in when whole.
 */
const folder = path.resolve(import.meta.dirname, '..')
const making = path.join(folder, 'node_modules/.build-desk')
const dist = path.join(folder, 'dist')

rmSync(making, { recursive: true, force: true })
mkdirSync(making, { recursive: true })

await build({
  root: folder,
  configFile: path.join(folder, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: making },
})
const document = readFileSync(path.join(making, 'index.html'), 'utf8')
const { WEB_CAPTCHA_SITE_KEY: captchaKey } = loadEnv('production', path.resolve(folder, '../..'), [
  'WEB_',
])
const csp = {
  scriptHashes: scriptHashesOf([document]),
  thirdParties: captchaKey?.trim() ? ['captcha'] : [],
}
writeFileSync(path.join(making, 'csp.json'), `${JSON.stringify(csp, null, 2)}\n`)
renameSync(path.join(making, 'index.html'), path.join(making, 'app.html'))
writeThirdPartyNotices(making)
await compressAssets(making)

rmSync(dist, { recursive: true, force: true })
renameSync(making, dist)
