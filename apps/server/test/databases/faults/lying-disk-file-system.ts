import type { DurableFileSystem } from '#src/db/embedded/durable-file-system.ts'
import { PowerCutFileSystem } from './power-cut-file-system.ts'

// The engine as it ships: fsync is called, answers that all is well, and nothing reaches the disk.
class LyingDiskFileSystem extends PowerCutFileSystem {
  protected override sync(): void {}
}

export function fileSystemOn(folder: string): DurableFileSystem {
  return new LyingDiskFileSystem(folder)
}
