import { DurableFileSystem } from '#src/db/embedded/durable-file-system.ts'

// A disk that is full for as long as the test's switch says so.
class FullDiskFileSystem extends DurableFileSystem {
  readonly #isFull: Int32Array

  constructor(folder: string, fault: SharedArrayBuffer) {
    super(folder)
    this.#isFull = new Int32Array(fault)
  }

  protected override beforeWrite(): void {
    if (Atomics.load(this.#isFull, 0) === 1) {
      // As the engine's own file system reports ENOSPC.
      throw Object.assign(new Error('the disk is full'), { name: 'ErrnoError', errno: 51 })
    }
  }
}

export function fileSystemOn(folder: string, fault: SharedArrayBuffer): DurableFileSystem {
  return new FullDiskFileSystem(folder, fault)
}
