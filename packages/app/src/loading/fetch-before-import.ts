import { isLeaving } from './leaving.ts'

// The build puts this around every dynamic import (see the app's build/fetched-imports.ts). A browser that failed to load a
// module never asks for it again on that page; a plain request it does. So nothing is imported before all of its
// files are in the browser's cache, and a server that was away for a moment leaves nothing out of reach.
const fetched = new Map<string, Promise<void>>()

const pause = () => new Promise(done => setTimeout(done, 700))

/** Worded as browsers word an import that fails, so that it counts as the same. */
class FileMissing extends Error {
  constructor(file: string) {
    super(`Failed to fetch dynamically imported module: ${location.origin}${file}`)
  }
}

async function ask(file: string): Promise<void> {
  // biome-ignore lint/style/noRestrictedGlobals: a file of the page itself, not a call of the API
  const answer = await fetch(file)
  if (!answer.ok) throw new FileMissing(file)
  // Only what was read to its end is kept.
  await answer.blob()
}

async function fetchFile(file: string): Promise<void> {
  try {
    await ask(file)
  } catch (error) {
    if (error instanceof FileMissing) throw error
    // Lost on the way: once more, for a network that is weak and not away.
    await pause()
    await ask(file).catch(() => {
      throw new FileMissing(file)
    })
  }
}

/** What the document asked for itself is on its way, or there. */
function isAskedFor(file: string): boolean {
  return document.querySelector(`link[href="${file}"],script[src="${file}"]`) !== null
}

function bring(file: string): Promise<void> {
  const known = fetched.get(file)
  if (known) return known
  const coming = isAskedFor(file) ? Promise.resolve() : fetchFile(file)
  fetched.set(file, coming)
  coming.catch(() => fetched.delete(file))
  return coming
}

export async function fetchBeforeImport<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  /** The path that the app's own files stand under. */
  base = '/',
): Promise<Module> {
  for (;;) {
    try {
      await Promise.all(files.map(file => bring(base + file)))
      return await load()
    } catch (error) {
      // Cut off because the page is left: nobody is told, and it goes on when the page is shown again.
      if (!isLeaving()) throw error
      await pause()
    }
  }
}
