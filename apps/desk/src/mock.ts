// The way in of `npm run dev:mock`: the mocks answer before the desk asks.
import { startMockWorker } from '@kinfold/api/mocks/start-mock-worker'

await startMockWorker()
await import('./entry-client.tsx')
