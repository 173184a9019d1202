import { setupWorker } from 'msw/browser'
import { demoHandlers } from './handlers.ts'

/** Stands in for the server in the browser: `npm run dev:mock`. Needs mockServiceWorker.js at the root of the page. */
export async function startMockWorker(): Promise<void> {
  await setupWorker(...demoHandlers()).start({ quiet: true, onUnhandledFrame: 'bypass' })
}
