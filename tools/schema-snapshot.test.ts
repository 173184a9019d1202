import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './project-folder.ts'

// The next migration is the difference to the newest one; each has the whole schema in 12,000 lines.
test('only the newest snapshot of the schema is kept', () => {
  const files = readdirSync(path.join(projectFolder, 'apps/server/drizzle/meta'))
  expect(files.filter(file => file.endsWith('_snapshot.json'))).toHaveLength(1)
})
