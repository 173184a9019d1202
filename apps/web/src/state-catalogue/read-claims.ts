import type { StoryObj } from '@storybook/react-vite'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { StateId } from './state-catalogue.ts'

/** A module of stories: its meta, and each story under the name of its export. */
export type StoryModule = { default: { title: string } } & Readonly<Record<string, StoryObj>>

export type Claim = { state: StateId; title: string; story: string; id: string }

/** Which states the stories of a module say that they show. */
export function readClaims({ default: { title }, ...stories }: StoryModule): Claim[] {
  return Object.entries(stories).flatMap(([exported, { name, parameters }]) => {
    const words = storyNameFromExport(exported)
    return (parameters?.states ?? []).map((state: StateId) => ({
      state,
      title,
      story: name ?? words,
      id: toId(title, words),
    }))
  })
}
