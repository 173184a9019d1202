import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createTestFolder } from '../create-test-database.ts'

// A data folder of one's own with a database in it.
export function copyTemplate(): string {
  const template = inject('testDatabaseTemplate')
  if (template.engine !== 'embedded') throw new Error('This is about the embedded engine.')
  const dataFolder = createTestFolder()
  cpSync(template.folder, join(dataFolder, 'database'), { recursive: true })
  return dataFolder
}
