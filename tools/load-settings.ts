import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from './project-folder.ts'

/** Reads `.env` if there is one, without overriding the environment. Tests never read it. */
export function loadSettings(): void {
  const file = path.join(projectFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
