import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../database.ts'
import type { DatabaseEventListener } from '../database-event.ts'
import { databaseOnPool } from '../database-on-pool.ts'
import { surviveLostConnections } from '../survive-lost-connections.ts'
import { lockDirectory } from './directory-lock.ts'
import { Engine } from './engine.ts'
import { EngineSocket } from './engine-socket.ts'
import type { MaintenanceSettings } from './engine-thread-settings.ts'
import { initialiseOnce } from './first-initialisation.ts'
import { durableStartParameters } from './start-parameters.ts'

export type EmbeddedSettings = {
  // The database is in `database` inside this folder; other modules keep their files beside it.
  readonly dataFolder: string
  readonly onEvent?: DatabaseEventListener | undefined
  readonly maintenance?: Partial<MaintenanceSettings>
  readonly restartPauseMs?: number
  readonly startParameters?: readonly string[]
  readonly fileSystemModule?: string
  readonly fault?: SharedArrayBuffer
}

const minute = 60_000

const defaultMaintenance: MaintenanceSettings = {
  checkpointAfterWalBytes: 64 * 1024 * 1024,
  checkpointAfterMs: 5 * minute,
  vacuumAfterMs: 6 * 60 * minute,
}

export type RunningEngine = {
  /** Opens a session; the engine has one at a time. Closing the session leaves the engine running. */
  connect(): Database
  stop(): Promise<void>
}

export async function openEmbedded(settings: EmbeddedSettings): Promise<Database> {
  const { connect, stop } = await startEngine(settings)
  const database = connect()
  const endSession = database.close
  let closing: Promise<void> | undefined
  return Object.assign(database, {
    close: () => {
      closing ??= endSession().then(stop)
      return closing
    },
  })
}

export async function startEngine(settings: EmbeddedSettings): Promise<RunningEngine> {
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 })
  const folder = join(settings.dataFolder, 'database')
  const lock = lockDirectory(folder)
  try {
    await initialiseOnce(folder)
    const engine = engineOn(folder, settings)
    await engine.start()
    return {
      connect: () => sessionWith(engine, settings.onEvent),
      async stop() {
        await engine.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

function sessionWith(engine: Engine, onEvent?: DatabaseEventListener): Database {
  const pool = poolOn(engine, onEvent)
  return databaseOnPool({ engine: 'embedded', pool, close: async () => undefined })
}

function engineOn(folder: string, settings: EmbeddedSettings): Engine {
  return new Engine({
    folder,
    fileSystemModule:
      settings.fileSystemModule ?? new URL('./file-system-on.ts', import.meta.url).href,
    ...(settings.fault === undefined ? {} : { fault: settings.fault }),
    startParameters: settings.startParameters ?? durableStartParameters,
    maintenance: { ...defaultMaintenance, ...settings.maintenance },
    restartPauseMs: settings.restartPauseMs ?? 1_000,
    onEvent: settings.onEvent,
  })
}

// The engine has one session, so the pool has one connection and everyone takes turns.
function poolOn(engine: Engine, onEvent?: DatabaseEventListener): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new EngineSocket(engine),
    pipeline: true,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
  })
  surviveLostConnections(pool, onEvent)
  return pool
}
