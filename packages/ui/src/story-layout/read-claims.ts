import type { StoryObj } from '@storybook/react-vite'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A module of stories: its meta, and each story under the name of its export. */
export type StoryModule = { default: { title: string } } & Readonly<Record<string, StoryObj>>

/** A story says that it shows a state of its app's catalogue. */
export type Claim = { state: string; title: string; story: string; id: string }

/** Which states the stories of a module say that they show. */
export function readClaims({ default: { title }, ...stories }: StoryModule): Claim[] {
  return Object.entries(stories).flatMap(([exported, { name, parameters }]) => {
    const words = storyNameFromExport(exported)
    const states: readonly string[] = parameters?.states ?? []
    return states.map(state => ({ state, title, story: name ?? words, id: toId(title, words) }))
  })
}
