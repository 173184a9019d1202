import { Duplex } from 'node:stream'
import type { DatabaseUnavailableError } from '../database-unavailable-error.ts'
import { copyBytes } from './copy-bytes.ts'
import type { Engine } from './engine.ts'

// A socket to the embedded engine, so that node-postgres speaks to it as it does to a server: one
// driver, one set of type parsers and one kind of error for both engines.
export class EngineSocket extends Duplex {
  readonly #engine: Engine
  #session: number | undefined

  constructor(engine: Engine) {
    super({ allowHalfOpen: false })
    this.#engine = engine
  }

  // The five methods below are those that node-postgres calls on a network socket.
  connect(): this {
    this.#engine
      .attach({
        onData: bytes => this.push(bytes),
        onLost: (error: DatabaseUnavailableError) => this.destroy(error),
      })
      .then(
        session => {
          this.#session = session
          this.emit('connect')
        },
        (error: Error) => this.destroy(error),
      )
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send([chunk])
    done()
  }

  // A request is several protocol messages written together; they are sent as one.
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.#session !== undefined) this.#engine.detach(this.#session)
    done(error)
  }

  #send(chunks: readonly Uint8Array[]): void {
    if (this.#session !== undefined) this.#engine.send(this.#session, copyBytes(chunks))
  }
}
