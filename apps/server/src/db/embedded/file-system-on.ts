import { DurableFileSystem } from './durable-file-system.ts'

export function fileSystemOn(folder: string): DurableFileSystem {
  return new DurableFileSystem(folder)
}
