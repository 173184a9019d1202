export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** The files a page's code is in, besides those that every page names already. */
export function preloadsOf(manifest: Manifest, module: string): string[] {
  if (!manifest[module]) throw new Error(`The build has no chunk for ${module}.`)
  const found = reach(manifest, module)
  const named = reach(manifest, 'index.html')
  return [...found].filter(key => !named.has(key)).map(key => `/${manifest[key]?.file}`)
}

function reach(manifest: Manifest, start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const next of manifest[start]?.imports ?? []) reach(manifest, next, seen)
  return seen
}
