import path from 'node:path'
import { projectFolder } from './project-folder.ts'

/** What the tools can make again: the unpacked browser, the prepared database, stamps of finished builds. */
export const cacheFolder = path.join(projectFolder, 'node_modules', '.cache', 'kinfold')
