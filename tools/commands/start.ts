import path from 'node:path'
import { buildOnce } from '../build/build-once.ts'
import { desk } from '../build/desk.ts'
import { webApp } from '../build/web-app.ts'
import { loadSettings } from '../load-settings.ts'
import { projectFolder } from '../project-folder.ts'

// Runs the product on one URL: builds what changed, then starts the server.
loadSettings()
try {
  if (await buildOnce(webApp)) console.error('The web app was built.')
  if (await buildOnce(desk)) console.error('The desk was built.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import(path.join(projectFolder, 'apps/server/src/main.ts'))
