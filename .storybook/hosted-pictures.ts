import type { StoryContextForEnhancers } from 'storybook/internal/csf'
import { type Mode, modes, viewports } from './modes.ts'
import { type PhotographedStory, picturesOf } from './pictures.ts'

/** What a hosted review service reads of a story. */
export type HostedPictures = {
  readonly disableSnapshot: boolean
  readonly modes: Readonly<
    Partial<Record<Mode, { readonly theme: string; readonly viewport: number }>>
  >
}

/** For a hosted review service: the pictures that are taken here, and no others. */
export function hostedPicturesOf(story: PhotographedStory): HostedPictures {
  const wanted = picturesOf(story).modes
  return {
    disableSnapshot: wanted.length === 0,
    modes: Object.fromEntries(
      wanted.map(mode => {
        const { theme, viewport } = modes[mode]
        return [mode, { theme, viewport: viewports[viewport].width }]
      }),
    ),
  }
}

/** Parameters that follow from a story's title and tags are only known once the story is put together. */
export function takeSamePictures({
  title,
  tags,
  parameters,
  argTypes,
}: StoryContextForEnhancers): StoryContextForEnhancers['argTypes'] {
  parameters.chromatic = hostedPicturesOf({ title, tags, parameters })
  return argTypes
}
