import { create } from 'superstruct'
import { StartupError } from '../config/startup-error.ts'
import { checksum, readArchive } from './archive.ts'
import { Manifest, manifestName, readEntryName } from './manifest.ts'

/** Reads the whole archive before anything of it is used; answers its manifest, or says what is wrong. */
export async function checkArchive(file: string): Promise<Manifest> {
  const found: Record<string, string> = {}
  let manifest: Manifest | undefined
  for await (const { name, bytes } of readArchive(file)) {
    if (name === manifestName) manifest = readManifest(file, bytes)
    // Two entries of the same name would both be restored, but only one checksum compared.
    else found[name] = name in found ? 'twice' : checksum(bytes)
  }
  if (manifest === undefined) {
    throw new StartupError(`${file} is not whole: its manifest is missing. Nothing was restored.`)
  }
  const wanted = manifest.checksums
  const wrong = [...new Set([...Object.keys(found), ...Object.keys(wanted)])].find(
    name => found[name] !== wanted[name] || readEntryName(name) === undefined,
  )
  if (wrong !== undefined) {
    throw new StartupError(`${file} is damaged at ${wrong}. Nothing was restored.`)
  }
  return manifest
}

function readManifest(file: string, bytes: Buffer): Manifest {
  try {
    return create(JSON.parse(bytes.toString('utf8')), Manifest)
  } catch (cause) {
    throw new StartupError(`${file} has a manifest that can’t be read. Nothing was restored.`, {
      cause,
    })
  }
}
