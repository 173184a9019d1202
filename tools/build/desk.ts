import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import type { Build } from './build-once.ts'

/** The operators' app. */
export const desk: Build = {
  name: 'desk',
  inputs: ['packages/!(test-support)/**', 'apps/desk/**', '.env'],
  output: path.join(projectFolder, 'apps/desk/dist'),
  command: ['node', 'apps/desk/build/build-desk.ts'],
}
