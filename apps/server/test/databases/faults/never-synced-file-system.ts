import { DurableFileSystem, type HostFileSystem } from '#src/db/embedded/durable-file-system.ts'

// The engine's file system as it ships: no fsync reaches the host.
class NeverSyncedFileSystem extends DurableFileSystem {
  protected override attach(_host: HostFileSystem): void {}
}

export function fileSystemOn(folder: string): DurableFileSystem {
  return new NeverSyncedFileSystem(folder)
}
