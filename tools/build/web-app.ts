import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import type { Build } from './build-once.ts'

/** The members' app. */
export const webApp: Build = {
  name: 'web app',
  inputs: ['packages/!(test-support)/**', 'apps/web/**', '.env'],
  output: path.join(projectFolder, 'apps/web/dist'),
  command: ['node', 'apps/web/build/build-web.ts'],
}
