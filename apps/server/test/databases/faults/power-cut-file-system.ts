import fs from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DurableFileSystem, type HostFileSystem } from '#src/db/embedded/durable-file-system.ts'

type FileNode = Parameters<HostFileSystem['realPath']>[0]
type Attributes = Parameters<HostFileSystem['node_ops']['setattr']>[1]

// The rest of the engine's host file system, as far as it changes files.
type WholeHost = HostFileSystem & {
  readonly node_ops: {
    rename(node: FileNode, folder: FileNode, name: string): void
    unlink(folder: FileNode, name: string): void
    rmdir(folder: FileNode, name: string): void
  }
}

export function platterOf(folder: string): string {
  return `${folder}.platter`
}

// A disk beside the operating system's cache. The engine works on its folder as ever; `.platter`
// gets only what a real disk would have after a power cut: names at once, and of each file's
// content what was synced. Everything written and not synced is missing there.
export class PowerCutFileSystem extends DurableFileSystem {
  readonly #folder: string
  readonly #platter: string
  readonly #unsynced = new Map<string, [position: number, length: number][]>()

  constructor(folder: string) {
    super(folder)
    this.#folder = folder
    this.#platter = platterOf(folder)
    if (!fs.existsSync(this.#platter)) fs.cpSync(folder, this.#platter, { recursive: true })
  }

  protected override attach(host: HostFileSystem): void {
    super.attach(host)
    if (isWhole(host)) {
      this.#followWrites(host)
      this.#followNames(host)
    }
  }

  protected override sync(path: string): void {
    const ranges = this.#unsynced.get(path) ?? []
    this.#unsynced.delete(path)
    if (ranges.length === 0) return
    const source = fs.openSync(path, 'r')
    const target = fs.openSync(this.#onPlatter(path), 'r+')
    try {
      for (const [position, length] of ranges) {
        const content = Buffer.alloc(length)
        const read = fs.readSync(source, content, 0, length, position)
        fs.writeSync(target, content, 0, read, position)
      }
    } finally {
      fs.closeSync(source)
      fs.closeSync(target)
    }
  }

  #followWrites({ stream_ops, node_ops, realPath }: WholeHost): void {
    const { write, setattr } = stream_ops
    stream_ops.write = (stream, buffer, offset, length, position) => {
      const written = write(stream, buffer, offset, length, position)
      const path = realPath(stream.node)
      const ranges = this.#unsynced.get(path) ?? []
      ranges.push([position, written])
      this.#unsynced.set(path, ranges)
      return written
    }
    stream_ops.setattr = (stream, attributes) => {
      setattr(stream, attributes)
      this.#resize(realPath(stream.node), attributes)
    }
    const setNode = node_ops.setattr
    node_ops.setattr = (node, attributes) => {
      setNode(node, attributes)
      this.#resize(realPath(node), attributes)
    }
  }

  #followNames({ node_ops, realPath }: WholeHost): void {
    const { mknod, rename, unlink, rmdir } = node_ops
    node_ops.mknod = (parent, name, mode, device) => {
      const node = mknod(parent, name, mode, device)
      const path = realPath(node)
      if (fs.statSync(path).isDirectory()) fs.mkdirSync(this.#onPlatter(path))
      else fs.writeFileSync(this.#onPlatter(path), '')
      return node
    }
    node_ops.rename = (node, folder, name) => {
      const from = realPath(node)
      const to = join(realPath(folder), name)
      rename(node, folder, name)
      fs.renameSync(this.#onPlatter(from), this.#onPlatter(to))
      this.#unsynced.set(to, this.#unsynced.get(from) ?? [])
      this.#unsynced.delete(from)
    }
    node_ops.unlink = (folder, name) => {
      const path = join(realPath(folder), name)
      unlink(folder, name)
      fs.rmSync(this.#onPlatter(path))
      this.#unsynced.delete(path)
    }
    node_ops.rmdir = (folder, name) => {
      const path = join(realPath(folder), name)
      rmdir(folder, name)
      fs.rmdirSync(this.#onPlatter(path))
    }
  }

  #resize(path: string, { size }: Attributes): void {
    if (size !== undefined) fs.truncateSync(this.#onPlatter(path), size)
  }

  #onPlatter(path: string): string {
    const copy = join(this.#platter, relative(this.#folder, path))
    fs.mkdirSync(dirname(copy), { recursive: true })
    return copy
  }
}

function isWhole(host: HostFileSystem): host is WholeHost {
  return 'node_ops' in host
}

export function fileSystemOn(folder: string): DurableFileSystem {
  return new PowerCutFileSystem(folder)
}
