import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import type { Build } from './build-once.ts'

export const storybook: Build = {
  name: 'storybook',
  inputs: [
    '.storybook/*.{ts,tsx,html,json}',
    '.storybook/stories/**',
    'packages/!(test-support)/**',
    'apps/web/**',
    'apps/desk/**',
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
