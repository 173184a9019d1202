import path from 'node:path'
import { bundlerGroup, type ChunkGroup, checkChunkGroups } from '@kinfold/app/build/chunk-groups'
import { clubBrand } from '@kinfold/app/build/club-brand'
import { earlyScript } from '@kinfold/app/build/early-script'
import { fetchedImports } from '@kinfold/app/build/fetched-imports'
import { oldestBrowsers } from '@kinfold/app/build/oldest-browsers'
import { noticesOfBundle } from '@kinfold/app/build/third-party-notices'
import { themeScript } from '@kinfold/ui/theme-script'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = process.env.KINFOLD_API ?? `http://127.0.0.1:${process.env.PORT ?? 4000}`

const folder = path.resolve(import.meta.dirname, '../..')
// One `.env` for server and apps; only these names reach the browser.
const envPrefix = ['CLUB_', 'WEB_']

// Every form is sent by script; one that is sent without carries a password nowhere.
const noPlainForms = { 'http-equiv': 'Content-Security-Policy', content: "form-action 'none'" }

/** In the head before first paint, in development as in the built document. */
const beforePaint: Plugin = {
  name: 'before-paint',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: noPlainForms, injectTo: 'head' },
    {
      tag: 'link',
      attrs: { rel: 'license', href: '/desk/third-party-notices.txt' },
      injectTo: 'head',
    },
    { tag: 'script', children: `${earlyScript};${themeScript}`, injectTo: 'head' },
  ],
}

/** `npm run dev:mock`: the members' app, which the desk is reached through, serves the worker. */
const mockEntry: Plugin = {
  name: 'mock-entry',
  transformIndexHtml: html => html.replace('/src/entry-client.tsx', '/src/mock.ts'),
}

// What the first paint needs.
const entry: ChunkGroup = {
  name: 'entry',
  priority: 2,
  patterns: [
    '/node_modules/react-dom/',
    '/apps/desk/src/app/(?:app|page-table)',
    '/apps/desk/src/session/(?:desk-lock|session|start-)',
    '/packages/app/src/demo/demo-door',
  ],
}
// Left alone, each module that sections share becomes a file of its own: forty answers on the way to a page.
const shared = { name: 'sections', minShareCount: 4, priority: 1 }

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: '/desk/',
  envDir: folder,
  envPrefix,
  plugins: [
    tailwindcss(),
    react(),
    fetchedImports(),
    checkChunkGroups([entry]),
    beforePaint,
    clubBrand({ mode, folder, envPrefix }),
    mode === 'mock' && mockEntry,
  ],
  server: { port: 5174, strictPort: true, proxy: { '/api': api, '/sandbox': api } },
  build: {
    target: oldestBrowsers,
    license: noticesOfBundle,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [bundlerGroup(entry), shared] } } },
  },
}))
