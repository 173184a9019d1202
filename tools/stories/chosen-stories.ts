import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Chosen = {
  /** Only files with one of these names. */
  readonly only?: readonly string[]
  /** Only stories with one of these tags. */
  readonly tags?: readonly string[]
}

export type Story = {
  readonly id: string
  readonly title: string
  readonly exportName: string
  readonly file: string
}

type Entry = Omit<Story, 'file'> & { type: string; importPath: string; tags: string[] }
type Index = { entries: Record<string, Entry> }

/** The stories of a built Storybook that are asked for. */
export function chosenStories(built: string, { only = [], tags = [] }: Chosen): readonly Story[] {
  const { entries }: Index = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'))
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(entry => ({ ...entry, file: entry.importPath.replace(/^\.\//, '') }))
    .filter(story => only.length === 0 || only.includes(story.file))
    .filter(story => tags.length === 0 || story.tags.some(tag => tags.includes(tag)))
}
