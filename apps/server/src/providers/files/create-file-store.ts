import path from 'node:path'
import type { Config } from '../../config/config.ts'
import type { FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'
import { s3Files } from './s3-files.ts'

type Wanted = Pick<Config, 'dataFolder' | 'files'>

export function createFileStore({ dataFolder, files }: Wanted): FileStore {
  if (files.kind === 'local') return localFiles(path.join(dataFolder, 'files'))
  // What a killed process leaves there is cleared with unfinished uploads.
  return s3Files({ ...files, waitingFolder: path.join(dataFolder, 'uploads') })
}
