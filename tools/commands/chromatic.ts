import { buildOnce } from '../build/build-once.ts'
import { storybook } from '../build/storybook.ts'
import { chromaticArguments } from '../chromatic/chromatic-arguments.ts'
import { runCommand } from '../stage/run-command.ts'

// For teams that use the hosted review service; it takes the pictures that .storybook/hosted-pictures.ts says.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent.')
} else {
  await buildOnce(storybook)
  const { code, output } = await runCommand('chromatic', chromaticArguments(storybook.output))
  console.log(output)
  process.exitCode = code
}
