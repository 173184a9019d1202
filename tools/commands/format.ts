import { runCommand } from '../stage/run-command.ts'

const { code, output } = await runCommand('biome', ['check', '--write', '.'])
console.log(output.trimEnd())
process.exitCode = code
