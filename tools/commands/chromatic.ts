import { runCommand } from '../stage/run-command.ts'

// For teams that use the hosted review service; the modes are those of .storybook/modes.ts.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent.')
} else {
  const { code, output } = await runCommand('chromatic', [
    '--build-command',
    'storybook build',
    '--exit-zero-on-changes',
  ])
  console.log(output)
  process.exitCode = code
}
