import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import type { Build } from './build-once.ts'

export const storybook: Build = {
  name: 'storybook',
  inputs: [
    '.storybook/*.{ts,tsx,html,json}',
    '.storybook/mails/**',
    '.storybook/papers/**',
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
  output: path.join(projectFolder, 'storybook-static'),
  command: [
    'storybook',
    'build',
    '--quiet',
    '--disable-telemetry',
    '--output-dir',
    'storybook-static',
  ],
}
