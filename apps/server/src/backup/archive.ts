// A gzipped tar, which every machine has the tools to open.
import { createHash, randomBytes } from 'node:crypto'
import { closeSync, createReadStream, createWriteStream, fsyncSync, openSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { StartupError } from '../config/startup-error.ts'

export type ArchiveWriter = {
  readonly add: (name: string, bytes: Uint8Array) => Promise<void>
  readonly checksums: Readonly<Record<string, string>>
}

export const checksum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * The archive gets its name once it is complete and on the disk. Until then it is a `.part` file with a
 * unique name, so that one left behind by a killed backup is not in the way.
 */
export async function writeArchive(
  file: string,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const partial = `${file}.${randomBytes(4).toString('hex')}.part`
  const tar = pack()
  const written = pipeline(
    Readable.from(tar),
    createGzip(),
    createWriteStream(partial, { mode: 0o600, flags: 'wx' }),
  )
  try {
    // Whichever ends first decides: on a full disk the filling stops too.
    await Promise.race([fillAndClose(tar, fill), written.then(() => undefined)])
    await written
    sync(partial)
    await rename(partial, file)
  } catch (error) {
    tar.destroy()
    await written.catch(() => undefined)
    await rm(partial, { force: true })
    throw error
  }
}

async function fillAndClose(
  tar: Pack,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const checksums: Record<string, string> = {}
  await fill({
    checksums,
    async add(name, bytes) {
      checksums[name] = checksum(bytes)
      await addEntry(tar, name, Buffer.from(bytes))
    },
  })
  tar.finalize()
}

function addEntry(tar: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600 }, error =>
      error ? reject(error) : resolve(),
    )
    entry.end(bytes)
  })
}

function sync(file: string): void {
  const handle = openSync(file, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Every entry in order, each read completely. */
export async function* readArchive(
  file: string,
): AsyncGenerator<{ readonly name: string; readonly bytes: Buffer }> {
  const entries = extract()
  const unpacked = pipeline(createReadStream(file), createGunzip(), entries)
  // The loop below reports it; an unhandled rejection would end the process.
  unpacked.catch(() => undefined)
  try {
    for await (const entry of entries) {
      yield { name: entry.header.name, bytes: await buffer(entry) }
    }
    await unpacked
  } catch (cause) {
    throw new StartupError(`${file} is broken or no backup at all: nothing was restored.`, {
      cause,
    })
  }
}
