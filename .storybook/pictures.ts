import type { Mode } from './modes.ts'

/** What a story may say of its pictures: `parameters: { pictures: { modes: [...] } }`, or `false` for none. */
export type Pictures = {
  modes?: readonly Mode[]
  /** The story's own box, the whole page (for overlays and pages), or as much of it as is seen without scrolling. */
  area?: 'story' | 'window' | 'screen'
}

export type PhotographedStory = {
  title: string
  tags: readonly string[]
  parameters: { pictures?: Pictures | false }
}

const matrixModes: readonly Mode[] = ['light-desktop', 'dark-desktop']
const allModes: readonly Mode[] = ['light-desktop', 'dark-desktop', 'light-phone', 'dark-phone']

/** Which pictures a story gets when it says nothing itself: one place, so that the number of files stays small. */
export function picturesOf(story: PhotographedStory): Required<Pictures> {
  const own = story.parameters.pictures
  if (own === false) return { modes: [], area: 'window' }
  return { ...byTitle(story), ...own }
}

function byTitle({ title, tags }: PhotographedStory): Required<Pictures> {
  const kind = title.split('/')[0]
  // A paper is white by night too, and as wide as it is printed.
  if (kind === 'Papers') return { modes: ['light-desktop'], area: 'window' }
  if (kind === 'Pages' || kind === 'Desk') {
    return { modes: tags.includes('ready') ? allModes : ['light-desktop'], area: 'window' }
  }
  if (kind === 'Patterns') return { modes: allModes, area: 'window' }
  return { modes: tags.includes('matrix') ? matrixModes : [], area: 'story' }
}
