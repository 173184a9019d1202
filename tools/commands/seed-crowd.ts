import path from 'node:path'
import { loadSettings } from '../load-settings.ts'
import { projectFolder } from '../project-folder.ts'

loadSettings()
await import(path.join(projectFolder, 'apps/server/src/commands/seed-crowd.ts'))
