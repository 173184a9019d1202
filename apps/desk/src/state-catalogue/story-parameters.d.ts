import type { StateId } from './state-catalogue.ts'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Which states of the catalogue the story shows. */
    states?: readonly StateId[]
  }
}
