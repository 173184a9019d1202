import path from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { projectFolder } from '../project-folder.ts'
import { type Build, isBuilt } from './build-once.ts'

const to = (output: string, ...options: string[]) =>
  ({
    output,
    command: [
      'storybook',
      'build',
      '--quiet',
      '--disable-telemetry',
      ...options,
      '--output-dir',
      output,
    ],
  }) as const

export const storybook: Build = {
  name: 'storybook',
  inputs: [
    '.storybook/*.{ts,tsx,html,json}',
    '.storybook/mails/**',
    '.storybook/papers/**',
    '.storybook/told/**',
    '.storybook/toolbar/**',
    '.storybook/stories/**',
    'packages/!(test-support)/**',
    'apps/web/**',
    'apps/desk/**',
    // What words the mails that stories show.
    'apps/server/src/mail/templates/**',
    'apps/server/src/modules/*/*/*-news.ts',
    'apps/server/src/modules/base/notification/mail-member.ts',
    'apps/server/src/config/club-logo.ts',
    'apps/server/src/mail/draw-mark.ts',
    'apps/server/test/mails/**',
    // What draws papers, and says what is on them.
    'apps/server/src/papers/**',
    'apps/server/src/modules/*/*/describe-*.ts',
    'apps/server/test/papers/**',
  ],
  ...to(path.join(projectFolder, 'storybook-static')),
}

/** Of these stories alone, in a fraction of the time; the whole one where it is there. */
export const storybookOf = (files: readonly string[]): Build =>
  files.length === 0 || isBuilt(storybook)
    ? storybook
    : {
        ...storybook,
        // Without what only people look at: documentation and maps of the source.
        ...to(path.join(cacheFolder, 'storybook-part'), '--test'),
        name: 'storybook-part',
        env: { KINFOLD_STORY_FILES: JSON.stringify(files) },
      }
