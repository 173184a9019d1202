// The engine's own thread: a query here never blocks the event loop that answers requests.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { copyBytes } from './copy-bytes.ts'
import type { DurableFileSystem } from './durable-file-system.ts'
import { diskFullExitCode, type FromEngine, type ToEngine } from './engine-message.ts'
import type { EngineThreadSettings } from './engine-thread-settings.ts'
import { Maintenance } from './maintenance.ts'
import { proveCommitIsSynced } from './prove-commit-is-synced.ts'
import { stopOnEngineCrash } from './stop-on-engine-crash.ts'

const settings: EngineThreadSettings = workerData

function say(message: FromEngine): void {
  parentPort?.postMessage(message)
}

async function open(fileSystem: DurableFileSystem): Promise<PGlite> {
  if (!existsSync(join(settings.folder, 'PG_VERSION'))) {
    throw new Error(`There is no database in ${settings.folder}.`)
  }
  const pg = await PGlite.create({
    fs: fileSystem,
    pgliteWasmModule: settings.engineModule,
    startParams: [...settings.startParameters],
  })
  stopOnEngineCrash(pg, () => process.exit(fileSystem.sawFullDisk ? diskFullExitCode : 1))
  await proveCommitIsSynced(pg, fileSystem)
  return pg
}

async function attach(pg: PGlite, session: number): Promise<void> {
  if (pg.isInTransaction()) await pg.exec('ROLLBACK')
  await pg.exec('DISCARD ALL')
  say({ kind: 'attached', session })
}

async function answer(pg: PGlite, session: number, request: Uint8Array): Promise<void> {
  const chunks: Uint8Array[] = []
  await pg.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: bytes => chunks.push(bytes.slice()),
  })
  say({ kind: 'data', session, bytes: copyBytes(chunks) })
}

async function serve(): Promise<void> {
  const module: { fileSystemOn(folder: string, fault?: SharedArrayBuffer): DurableFileSystem } =
    await import(settings.fileSystemModule)
  const fileSystem = module.fileSystemOn(settings.folder, settings.fault)
  let pg: PGlite
  try {
    pg = await open(fileSystem)
  } catch (error) {
    say({ kind: 'failed', reason: String(error), diskFull: fileSystem.sawFullDisk })
    return
  }
  const maintenance = new Maintenance(pg, fileSystem, settings.maintenance, say)

  // One message at a time, in order of arrival: the engine has a single session.
  let last: Promise<void> = Promise.resolve()
  const inOrder = (work: () => Promise<void>) => {
    last = last.then(work)
  }
  parentPort?.on('message', (message: ToEngine) => {
    inOrder(async () => {
      if (message.kind === 'attach') return attach(pg, message.session)
      if (message.kind === 'data') {
        await answer(pg, message.session, message.bytes)
        maintenance.noteActivity()
        return
      }
      maintenance.stop()
      await pg.close()
      say({ kind: 'closed' })
    })
  })
  maintenance.start(inOrder)
  say({ kind: 'ready' })
}

await serve()
