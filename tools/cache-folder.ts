import path from 'node:path'
import { projectFolder } from './project-folder.ts'

/** Files that the tools can recreate: the unpacked browser, the prepared database, stamps of finished builds. */
export const cacheFolder = path.join(projectFolder, 'node_modules', '.cache', 'kinfold')
