import type { StoryObj } from '@storybook/react-vite'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A module of stories: its meta, and each story under the name of its export. */
export type StoryModule = { default: Pick<StoryObj, 'parameters'> & { title: string } } & Readonly<
  Record<string, StoryObj>
>

/** A story says that it shows a state of its app's catalogue. */
export type Claim = {
  state: string
  title: string
  story: string
  id: string
  /** Whose product it shows, where it is somebody's. */
  persona: string | undefined
}

/** Whose product the answers of a story are. */
export type PersonaOf = (handlers: readonly object[]) => string | undefined

/** Which states the stories of a module say that they show. */
export function readClaims(
  { default: { title, parameters: ofAll }, ...stories }: StoryModule,
  personaOf: PersonaOf = () => undefined,
): Claim[] {
  return Object.entries(stories).flatMap(([exported, { name, parameters }]) => {
    const words = storyNameFromExport(exported)
    const states: readonly string[] = parameters?.states ?? []
    const persona = personaOf(parameters?.msw?.handlers ?? ofAll?.msw?.handlers ?? [])
    const story = { title, story: name ?? words, id: toId(title, words), persona }
    return states.map(state => ({ state, ...story }))
  })
}
