import { runCommand } from '../stage/run-command.ts'

// Writes packages/ui/api.md anew, once somebody has read what changed in it.
const file = 'packages/ui/package/package.test.ts'
const { code, output } = await runCommand('vitest', ['run', '--project', 'ui', file, '--update'])
console.log(code === 0 ? 'packages/ui/api.md is as the code is.' : output)
process.exitCode = code
