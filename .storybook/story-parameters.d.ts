import type { PartNote } from './part-note.ts'
import type { Pictures } from './pictures.ts'

declare module 'storybook/internal/csf' {
  interface Parameters {
    pictures?: Pictures | false
    part?: PartNote
  }
}
