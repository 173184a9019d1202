export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** The files that some modules are in, besides those that every page names already. */
export function preloadsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const named = reach(manifest, 'index.html')
  const found = new Set<string>()
  for (const module of modules) {
    if (!manifest[module]) throw new Error(`The build has no chunk for ${module}.`)
    reach(manifest, module, found)
  }
  return [...found].filter(key => !named.has(key)).map(key => `/${manifest[key]?.file}`)
}

function reach(manifest: Manifest, start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const next of manifest[start]?.imports ?? []) reach(manifest, next, seen)
  return seen
}
