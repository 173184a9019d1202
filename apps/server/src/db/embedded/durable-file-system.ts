import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EngineOptions = Parameters<NodeFS['init']>[1]

type FileNode = { readonly name: string; readonly parent: FileNode }
type Attributes = { readonly mode?: number; readonly size?: number }
type FileStream = { readonly nfd?: number | null; readonly node: FileNode }

// The part of the engine's own host file system that this guard adds to.
export type HostFileSystem = {
  realPath(node: FileNode): string
  readonly node_ops: {
    mknod(parent: FileNode, name: string, mode: number, device: number): FileNode
    setattr(node: FileNode, attributes: Attributes): void
  }
  readonly stream_ops: {
    setattr(stream: FileStream, attributes: Attributes): void
    fsync?: (stream: FileStream) => number
    write(
      stream: FileStream,
      buffer: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ): number
  }
}

type HostModule = { readonly NODEFS: HostFileSystem }

const inputOutputError = 29

// The engine's file system ships without fsync: a commit stays in the operating system's cache and a
// power cut loses it. This one passes each fsync on to the disk, and counts them.
export class DurableFileSystem extends NodeFS {
  walSyncs = 0
  walBytes = 0
  sawFullDisk = false

  override async init(pg: PGlite, options: EngineOptions) {
    const prepared = await super.init(pg, options)
    const { emscriptenOpts } = prepared
    emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      module => {
        if (hasHostFileSystem(module)) this.attach(module.NODEFS)
      },
    ]
    return prepared
  }

  protected attach(host: HostFileSystem): void {
    const write = host.stream_ops.write
    host.stream_ops.write = (stream, buffer, offset, length, position) => {
      try {
        this.beforeWrite(length)
        const written = write(stream, buffer, offset, length, position)
        this.#countWrite(host.realPath(stream.node), written)
        return written
      } catch (error) {
        if (isFullDisk(error)) this.sawFullDisk = true
        throw error
      }
    }
    host.stream_ops.fsync = stream => this.#sync(host.realPath(stream.node), stream.nfd)
    keepFilesPrivate(host)
  }

  // Tests simulate a full disk here.
  protected beforeWrite(_length: number): void {}

  protected sync(path: string, descriptor: number | null | undefined): void {
    if (typeof descriptor === 'number') {
      fs.fdatasyncSync(descriptor)
      return
    }
    const opened = fs.openSync(path, 'r')
    try {
      fs.fsyncSync(opened)
    } finally {
      fs.closeSync(opened)
    }
  }

  #sync(path: string, descriptor: number | null | undefined): number {
    try {
      this.sync(path, descriptor)
    } catch (error) {
      if (!isUnsyncable(error)) return inputOutputError
    }
    if (isWal(path)) this.walSyncs += 1
    return 0
  }

  #countWrite(path: string, bytes: number): void {
    if (isWal(path)) this.walBytes += bytes
  }
}

// The engine asks for files that everyone may read and write, and sets that mode past any umask.
function keepFilesPrivate({ node_ops, stream_ops }: HostFileSystem): void {
  const { mknod, setattr } = node_ops
  const setStreamAttributes = stream_ops.setattr
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~0o077, device)
  node_ops.setattr = (node, attributes) => setattr(node, withoutOthers(attributes))
  stream_ops.setattr = (stream, attributes) =>
    setStreamAttributes(stream, withoutOthers(attributes))
}

function withoutOthers(attributes: Attributes): Attributes {
  const { mode } = attributes
  return mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 }
}

function isWal(path: string): boolean {
  return path.includes('pg_wal')
}

function hasHostFileSystem(module: unknown): module is HostModule {
  return typeof module === 'object' && module !== null && 'NODEFS' in module
}

// Directories cannot be synced everywhere; the engine tolerates that, as PostgreSQL does.
function isUnsyncable(error: unknown): boolean {
  return hasCode(error, 'EISDIR') || hasCode(error, 'EINVAL')
}

const fullDiskErrno = 51

function isFullDisk(error: unknown): boolean {
  if (hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')) return true
  return typeof error === 'object' && error !== null && 'errno' in error
    ? error.errno === fullDiskErrno
    : false
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
