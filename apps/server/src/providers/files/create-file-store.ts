import path from 'node:path'
import type { Config } from '../../config.ts'
import type { FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'

export function createFileStore(config: Config): FileStore {
  return localFiles(path.join(config.dataFolder, 'files'))
}
