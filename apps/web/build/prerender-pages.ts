import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { scriptHashesOf } from '@kinfold/app/build/script-hashes-of'
import { demoPeople } from '@kinfold/personas/answers/demo-people'
import { paths } from '../src/address/paths.ts'
import { previewTags, writeManifest } from './club-facts.ts'
import { createPage, createShell } from './create-document.ts'
import { preloadCallsScript } from './preload-calls-script.ts'
import { preloadScript } from './preload-script.ts'
import { type Manifest, preloadsOf } from './preloads-of.ts'
import { readTemplate } from './read-template.ts'

type Rendered = { path: string; module: string; title: string; html: string }
type ServerEntry = {
  clubFacts: { name: string; description: string }
  renderPublicPages(): Promise<Rendered[]>
  renderDemoDoor(people: typeof demoPeople): Promise<string>
  renderWaiting(): string
  listPrivatePages(): { path: string; modules: string[] }[]
  preloadedCalls: Parameters<typeof preloadCallsScript>[0]
  thirdParties: readonly string[]
}
type Folders = { entry: string; folder: string }

// The sign-in page also answers at these; the client sets the address right before it starts.
const alsoSignIn = [paths.root, paths.auth]

/** Writes each public page, the shell for everything else, and which scripts they may load. */
export async function prerenderPages({ entry, folder }: Folders): Promise<void> {
  const {
    clubFacts,
    renderPublicPages,
    renderDemoDoor,
    renderWaiting,
    listPrivatePages,
    preloadedCalls,
    thirdParties,
  }: ServerEntry = await import(entry)
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const template = readTemplate(folder)

  const documents = new Map<string, string>()
  for (const page of await renderPublicPages()) {
    const preview = previewTags(clubFacts, page.title)
    const files = preloadsOf(manifest, [page.module])
    const document = createPage(template, { ...page, files, preview })
    documents.set(`${page.path}/index.html`, document)
    if (page.path !== paths.signIn) continue
    for (const address of alsoSignIn) documents.set(`${address}/index.html`, document)
    const demoDoor = createPage(template, {
      ...page,
      html: await renderDemoDoor(demoPeople),
      // Without that of the people: what fails to be preloaded can't be imported later, by the form either.
      files,
      preview,
      data: { 'demo-people': demoPeople },
    })
    documents.set('demo-door.html', demoDoor)
  }
  const routes = listPrivatePages().map(({ path: address, modules }) => ({
    address,
    files: preloadsOf(manifest, modules),
  }))
  const shell = createShell(template, {
    title: template.title,
    html: renderWaiting(),
    scripts: preloadScript(routes) + preloadCallsScript(preloadedCalls),
  })
  documents.set('app.html', shell)

  writeManifest(folder, clubFacts)
  for (const [file, document] of documents) write(path.join(folder, file), document)
  const scriptHashes = scriptHashesOf([...documents.values()])
  const csp = { scriptHashes, thirdParties }
  write(path.join(folder, 'csp.json'), `${JSON.stringify(csp, null, 2)}\n`)
  rmSync(path.join(folder, '.vite'), { recursive: true })
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
