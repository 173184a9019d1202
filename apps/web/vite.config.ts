import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { inlineScript } from './build/inline-scripts.ts'
import { defaultTokenKey } from './src/club/token-key.ts'

const api = process.env.KINFOLD_API ?? 'http://127.0.0.1:4000'

const folder = path.resolve(import.meta.dirname, '../..')
// One `.env` for server and web; only these names reach the browser.
const envPrefix = ['CLUB_', 'WEB_']

/** In the head before first paint, in development as in the built pages. */
function beforePaint(mode: string): Plugin {
  const { WEB_TOKEN_STORAGE_KEY = defaultTokenKey } = loadEnv(mode, folder, envPrefix)
  const children = inlineScript(WEB_TOKEN_STORAGE_KEY)
  return {
    name: 'before-paint',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head' }],
  }
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  root: import.meta.dirname,
  envDir: folder,
  envPrefix,
  plugins: [tailwindcss(), react(), beforePaint(mode)],
  server: { proxy: { '/api': api, '/sandbox': api } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
  },
}))
