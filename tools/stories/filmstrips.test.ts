import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flows } from '../../.storybook/stories/filmstrips/flows.ts'
import { projectFolder } from '../project-folder.ts'

const files = globSync('apps/*/src/**/*.stories.tsx', { cwd: projectFolder }).map(file =>
  readFileSync(`${projectFolder}/${file}`, 'utf8'),
)

test.each(flows)('each step of “$name” is a story', ({ steps }) => {
  const missing = steps.filter(
    ([page, story]) =>
      !files.some(
        text => text.includes(`  title: '${page}',`) && text.includes(`export const ${story}:`),
      ),
  )
  expect(missing).toEqual([])
})
