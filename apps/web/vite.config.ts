import path from 'node:path'
import { themeScript } from '@kinfold/ui/theme-script'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = process.env.KINFOLD_API ?? 'http://127.0.0.1:4000'

/** Sets the theme before first paint, in development as in the built pages. */
const themeBeforePaint: Plugin = {
  name: 'theme-before-paint',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head' }],
}

export default defineConfig({
  root: import.meta.dirname,
  // One `.env` for server and web; only these names reach the browser.
  envDir: path.resolve(import.meta.dirname, '../..'),
  envPrefix: ['CLUB_', 'WEB_'],
  plugins: [tailwindcss(), react(), themeBeforePaint],
  server: { proxy: { '/api': api, '/sandbox': api } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
})
