import { readFileSync } from 'node:fs'
import path from 'node:path'

type Index = { entries: Record<string, { type: string; importPath: string; tags: string[] }> }

/** The files of a built Storybook in which at least one story has one of these tags. */
export function filesWithTags(built: string, tags: readonly string[]): string[] {
  const { entries }: Index = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'))
  const chosen = Object.values(entries).filter(
    entry => entry.type === 'story' && entry.tags.some(tag => tags.includes(tag)),
  )
  return [...new Set(chosen.map(({ importPath }) => importPath.replace(/^\.\//, '')))]
}
