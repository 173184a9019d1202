import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

await import(path.join(projectFolder, 'apps/server/src/commands/write-migration.ts'))
