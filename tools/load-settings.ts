import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from './project-folder.ts'

/** Reads `.env` where there is one; what the environment already says stays. The tests never do. */
export function loadSettings(): void {
  const file = path.join(projectFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
