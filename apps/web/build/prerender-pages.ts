import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createDocument, type Template } from './create-document.ts'
import { preloadScript } from './preload-script.ts'
import { type Manifest, preloadsOf } from './preloads-of.ts'
import { scriptHashesOf } from './script-hashes-of.ts'

type Rendered = { path: string; module: string; title: string; html: string }
type ServerEntry = {
  renderPublicPages(): Promise<Rendered[]>
  listPrivatePages(): { path: string; modules: string[] }[]
}
type Folders = { entry: string; folder: string }

// The sign-in page also answers at these; the client sets the address right before it starts.
const alsoSignIn = ['/', '/auth']
const signIn = '/auth/login'

/** Writes each public page, the shell for everything else, and the hashes of the inline scripts of them all. */
export async function prerenderPages({ entry, folder }: Folders): Promise<void> {
  const { renderPublicPages, listPrivatePages }: ServerEntry = await import(entry)
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const template = readTemplate(folder)
  const documents = new Map<string, string>()
  for (const page of await renderPublicPages()) {
    const preloads = preloadsOf(manifest, [page.module])
    const document = createDocument(template, { ...page, preloads })
    documents.set(`${page.path}/index.html`, document)
    if (page.path === signIn) {
      for (const address of alsoSignIn) documents.set(`${address}/index.html`, document)
    }
  }
  const routes = listPrivatePages().map(({ path: address, modules }) => ({
    address,
    files: preloadsOf(manifest, modules),
  }))
  const shell = createDocument(template, { title: template.title, html: '', preloads: [] })
  documents.set(
    'app.html',
    shell.replace('</head>', () => `${preloadScript(routes)}</head>`),
  )

  for (const [file, document] of documents) write(path.join(folder, file), document)
  write(
    path.join(folder, 'csp.json'),
    `${JSON.stringify({ scriptHashes: scriptHashesOf([...documents.values()]) }, null, 2)}\n`,
  )
  rmSync(path.join(folder, '.vite'), { recursive: true })
}

function readTemplate(folder: string): Template {
  const file = path.join(folder, 'index.html')
  const html = readFileSync(file, 'utf8')
  const stylesheet = html.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/)
  if (!stylesheet?.[1]) throw new Error('The built index.html names no stylesheet.')
  return {
    html: html.replace(stylesheet[0], ''),
    css: readFileSync(path.join(folder, stylesheet[1]), 'utf8'),
    title: html.match(/<title>([^<]*)/)?.[1] ?? '',
  }
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
