import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

const recordings = path.join(projectFolder, '.storybook/told')

/** What a screen reader is told of each part, as it is accepted. */
export const toldRecordings = (folder = recordings): ReadonlyMap<string, string> =>
  new Map(
    globSync('*.txt', { cwd: folder })
      .toSorted()
      .map(file => [file, readFileSync(path.join(folder, file), 'utf8')]),
  )

/** With what was told before and what is told now. */
export const describeToldChanges = (
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): string[] =>
  [...now]
    .filter(([file, told]) => before.get(file) !== told)
    .map(([file, told]) => `told/${file}\n${marked('-', before.get(file))}${marked('+', told)}`)

const marked = (sign: string, told = '') =>
  told
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map(line => `  ${sign} ${line}\n`)
    .join('')
