import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Register } from './register.ts'

type Entry = { name: string; file: string }

/** The code of the file for the current state of the project. */
export function renderRegister(root: string, register: Register): string {
  const entries = findEntries(root, register)
  const imports = entries.map(
    ({ name, file }) => `import { ${name} } from '${pathTo(register, file)}'`,
  )
  const code = [
    `// ${register.about}`,
    '// Written by npm run registers.',
    ...imports,
    '',
    register.body(entries.map(({ name }) => name)),
    '',
  ]
  return format(register.file, code.join('\n'))
}

/** What the register names, and where each stands. */
export function findEntries(root: string, { file: own, from, entry }: Register): readonly Entry[] {
  const entries = globSync([...from], { cwd: root })
    .map(file => file.replaceAll(path.sep, '/'))
    .filter(file => file !== own && !file.endsWith('.test.ts'))
    .sort()
    .flatMap(file =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(entry)].map(([, name = '']) => ({
        name,
        file,
      })),
    )
  if (entries.length === 0) throw new Error(`Nothing was found to stand in ${own}.`)
  const twice = entries.find(({ name }, at) => entries.findIndex(other => other.name === name) < at)
  if (twice)
    throw new Error(`${twice.file}: another file exports ${twice.name} too; give one another name.`)
  return entries
}

function pathTo({ file: own }: Register, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(own), file)
  return relative.startsWith('.') ? relative : `./${relative}`
}

// Written as the formatter would, so that both checks agree.
function format(file: string, code: string): string {
  return execFileSync('biome', ['check', '--write', `--stdin-file-path=${file}`], {
    input: code,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}
