import { runCommand } from '../stage/run-command.ts'

// Writes packages/ui/api.md anew, once somebody has read what changed in it.
const { code, output } = await runCommand('node', ['packages/ui/package/accept-api.ts'])
console.log(output.trim())
process.exitCode = code
