// The way in of `npm run dev:mock`: the mocks answer before the app asks.
import { startMockWorker } from '@kinfold/api/mocks/start-mock-worker'

await startMockWorker()
await import('./entry-client.tsx')
