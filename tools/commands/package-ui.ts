import { runCommand } from '../stage/run-command.ts'

// Writes what would be published of packages/ui into .kinfold/ui.
const { code, output } = await runCommand('node', [
  'packages/ui/package/pack.ts',
  ...process.argv.slice(2),
])
console.log(output.trim())
process.exitCode = code
