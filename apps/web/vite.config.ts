import path from 'node:path'
import { bundlerGroup, checkChunkGroups } from '@kinfold/app/build/chunk-groups'
import { clubBrand } from '@kinfold/app/build/club-brand'
import { fetchedImports } from '@kinfold/app/build/fetched-imports'
import { oldestBrowsers } from '@kinfold/app/build/oldest-browsers'
import { noticesOfBundle } from '@kinfold/app/build/third-party-notices'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv, type Plugin, type PluginOption } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { inlineScript } from './build/inline-scripts.ts'
import { storageNames } from './src/club/storage-names.ts'

const api = process.env.KINFOLD_API ?? `http://127.0.0.1:${process.env.PORT ?? 4000}`

const desk = process.env.KINFOLD_DESK ?? 'http://127.0.0.1:5174'

const folder = path.resolve(import.meta.dirname, '../..')
// One `.env` for server and web; only these names reach the browser.
const envPrefix = ['CLUB_', 'WEB_']

// Every form is sent by script; one that is sent without carries a password nowhere.
const noPlainForms = { 'http-equiv': 'Content-Security-Policy', content: "form-action 'none'" }

/** In the head before first paint, in development as in the built pages. */
function beforePaint(mode: string): Plugin {
  const { WEB_TOKEN_STORAGE_KEY = storageNames.token } = loadEnv(mode, folder, envPrefix)
  const children = inlineScript(WEB_TOKEN_STORAGE_KEY)
  return {
    name: 'before-paint',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: noPlainForms, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'license', href: '/third-party-notices.txt' },
        injectTo: 'head',
      },
      { tag: 'script', children, injectTo: 'head' },
    ],
  }
}

/** `npm run dev:mock`: the same page, its calls answered by the mocks of the stories. */
function withoutServer(): PluginOption[] {
  const entry: Plugin = {
    name: 'mock-entry',
    transformIndexHtml: html => html.replace('/src/entry-client.tsx', '/src/mock.ts'),
  }
  return [entry, msw({ mode: 'worker-only' })]
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  root: import.meta.dirname,
  envDir: folder,
  envPrefix,
  plugins: [
    tailwindcss(),
    react(),
    fetchedImports(),
    checkChunkGroups(chunkGroups),
    beforePaint(mode),
    clubBrand({ mode, folder, envPrefix }),
    mode === 'mock' && withoutServer(),
  ],
  server: {
    proxy: {
      '/api': api,
      '/mail': api,
      '/sandbox': api,
      '/desk': { target: desk, ws: true },
    },
  },
  build: {
    target: oldestBrowsers,
    license: noticesOfBundle,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: chunkGroups.map(bundlerGroup) } } },
  },
}))
