import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brandPalette } from '@kinfold/ui/brand-palette'
import { loadEnv, type Plugin } from 'vite'
import { currencyOrder } from '../src/club/currency-order.ts'
import { logoAddress } from '../src/club/logo-address.ts'
import { lettersOnBrand } from './letters-on-brand.ts'

type Folders = { mode: string; folder: string; envPrefix: string[] }
type Logo = { file: string; address: string }

function baseTokens(): string {
  const styles = createRequire(import.meta.url).resolve('@kinfold/ui/styles.css')
  return readFileSync(path.join(path.dirname(styles), 'tokens/base.css'), 'utf8')
}

function logosOf(env: Record<string, string>, folder: string): Logo[] {
  return [['CLUB_LOGO', 'logo'] as const, ['CLUB_LOGO_DARK', 'logo-dark'] as const].flatMap(
    ([setting, name]) => {
      const address = logoAddress(env[setting], name)
      if (!address) return []
      const file = path.resolve(folder, env[setting] ?? '')
      if (!existsSync(file)) throw new Error(`${setting} names ${file}, which is not there.`)
      return [{ file, address }]
    },
  )
}

/** The club's colours and logo, as `.env` names them, in the head of every page and beside its files. */
export function clubBrand({ mode, folder, envPrefix }: Folders): Plugin {
  const env = loadEnv(mode, folder, envPrefix)
  const palette = brandPalette(baseTokens(), {
    brand: env.CLUB_BRAND_COLOUR,
    accent: env.CLUB_ACCENT_COLOUR,
  })
  currencyOrder(env.CLUB_CURRENCIES)
  const unread = lettersOnBrand(env.CLUB_BRAND_COLOUR)
  const logos = logosOf(env, folder)
  const [logo] = logos
  return {
    name: 'club-brand',
    configResolved: ({ logger }) => {
      for (const sentence of unread) logger.warnOnce(sentence)
    },
    transformIndexHtml: html => ({
      html: logo
        ? html.replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${logo.address}" />`)
        : html,
      tags: palette ? [{ tag: 'style', children: palette, injectTo: 'head' }] : [],
    }),
    configureServer: server => {
      for (const { file, address } of logos) {
        server.middlewares.use(address, (_, response) => createReadStream(file).pipe(response))
      }
    },
    generateBundle() {
      for (const { file, address } of logos) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(file) })
      }
    },
  }
}
