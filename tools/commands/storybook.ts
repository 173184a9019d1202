// `npm run storybook` serves it while stories are written; `npm run storybook build` makes it once, to be served.
import { buildOnce } from '../build/build-once.ts'
import { storybook } from '../build/storybook.ts'
import { runAttached } from '../stage/run-attached.ts'

if (process.argv[2] === 'build') await buildOnce(storybook)
else
  await runAttached([
    [
      'storybook',
      'dev',
      '--port',
      process.env.PORT ?? '6006',
      '--host',
      '127.0.0.1',
      '--no-open',
      '--disable-telemetry',
    ],
  ])
