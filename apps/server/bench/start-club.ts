import { type ChildServer, startChild } from './child-server.ts'

/** The club as it is run, in a sandbox. */
export const startClub = (environment: Readonly<Record<string, string>>): Promise<ChildServer> =>
  startChild('../src/main.ts', {
    NODE_ENV: 'production',
    KINFOLD_MODE: 'sandbox',
    LOG_LEVEL: 'info',
    ...environment,
  })
