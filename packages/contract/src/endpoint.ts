// One definition of a call is the truth for client, mocks, server and documentation.
import { object, type Struct } from 'superstruct'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors/error-catalogue.ts'

/** A superstruct without its contravariant parts, so that shapes of different types fit one list. */
export type Shape<T = unknown> = Pick<
  Struct<T, unknown>,
  'TYPE' | 'type' | 'schema' | 'entries' | 'is' | 'validate'
>

export const methods = ['GET', 'POST', 'PATCH'] as const
export type Method = (typeof methods)[number]

/** `/wallet/:id/page/:number` → `'id' | 'number'` */
export type PathParam<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | PathParam<`/${Tail}`>
    : Rest
  : never

/** An answer that is a file, not JSON. */
export interface FileAnswer {
  readonly contentType: string
  /** What it is saved as where nobody gives it another name. */
  readonly fileName?: string
  /** Bytes in memory; a blob to save or show where nothing is said. */
  readonly readAs?: 'bytes'
}

/** One file and the text fields beside it, sent as multipart/form-data. */
export interface Upload {
  /** The name of the part that carries the file. */
  readonly file: string
  readonly fields: Shape
}

/** An endpoint with its types erased: for lists, routers and generators. */
export interface AnyEndpoint {
  /** One sentence for the documentation. */
  readonly summary: string
  readonly method: Method
  /** Without the `/api` in front, which the server adds to all. */
  readonly path: string
  readonly access: Access
  /** Whether it moves money, and so takes an `Idempotency-Key`. */
  readonly money: boolean
  readonly params: Shape | undefined
  readonly query: Shape | undefined
  readonly body: Shape | undefined
  readonly upload: Upload | undefined
  readonly response: Shape | FileAnswer
  /** The codes it can be refused with, besides those of every call of its kind: see possibleErrors. */
  readonly errors: readonly ErrorCode[]
}

export interface Endpoint<
  Path extends string,
  Params extends Shape | undefined,
  Query extends Shape | undefined,
  Body extends Shape | undefined,
  Sent extends Upload | undefined,
  Answer extends Shape | FileAnswer,
  Code extends ErrorCode,
> extends AnyEndpoint {
  readonly path: Path
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly upload: Sent
  readonly response: Answer
  readonly errors: readonly Code[]
}

type ParamShapes<Path extends string> = { [Name in PathParam<Path>]: Struct<string, null> }
type ParamsOfPath<Path extends string> = [PathParam<Path>] extends [never]
  ? undefined
  : Shape<{ [Name in PathParam<Path>]: string }>

interface Definition<
  Path extends string,
  Query extends Shape | undefined,
  Body extends Shape | undefined,
  Sent extends Upload | undefined,
  Answer extends Shape | FileAnswer,
  Code extends ErrorCode,
> {
  summary: string
  method: Method
  path: Path
  access: Access
  money?: true
  query?: Query
  body?: Body
  upload?: Sent
  response: Answer
  errors?: readonly Code[]
}

type Defined<
  Path extends string,
  Query extends Shape | undefined,
  Body extends Shape | undefined,
  Sent extends Upload | undefined,
  Answer extends Shape | FileAnswer,
  Code extends ErrorCode,
> = Endpoint<Path, ParamsOfPath<Path>, Query, Body, Sent, Answer, Code>

// A path without `:` takes no params; one with `:` takes exactly the shapes that it names.
export function endpoint<
  const Path extends string,
  Answer extends Shape | FileAnswer,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
  Sent extends Upload | undefined = undefined,
  const Code extends ErrorCode = never,
>(
  definition: Definition<Path, Query, Body, Sent, Answer, Code> &
    ([PathParam<Path>] extends [never] ? { params?: never } : { params: ParamShapes<Path> }),
): Defined<Path, Query, Body, Sent, Answer, Code>
export function endpoint(
  definition: Definition<
    string,
    Shape | undefined,
    Shape | undefined,
    Upload | undefined,
    Shape | FileAnswer,
    ErrorCode
  > & { params?: Record<string, Struct<string, null>> },
): AnyEndpoint {
  const { money, params, query, body, upload, errors, ...rest } = definition
  return {
    ...rest,
    money: money ?? false,
    params: params && object(params),
    query,
    body,
    upload,
    errors: errors ?? [],
  }
}

type ShapeType<S> = S extends Shape<infer T> ? T : undefined

export type ParamsOf<E extends AnyEndpoint> = ShapeType<E['params']>
export type QueryOf<E extends AnyEndpoint> = ShapeType<E['query']>
export type BodyOf<E extends AnyEndpoint> = ShapeType<E['body']>
export type UploadOf<E extends AnyEndpoint> = E['upload'] extends { fields: infer Fields }
  ? ShapeType<Fields>
  : undefined
export type ErrorOf<E extends AnyEndpoint> = E['errors'][number]
/** What a call answers: the JSON value, or the bytes of a file. */
export type AnswerOf<E extends AnyEndpoint> = E['response'] extends FileAnswer
  ? Uint8Array
  : ShapeType<E['response']>

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: never }
  : Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

/** What a caller passes: exactly the parts that the endpoint takes. `Bytes` is the platform's file type. */
export type RequestOf<E extends AnyEndpoint, Bytes = unknown> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> &
  (E['upload'] extends Upload
    ? { upload: { file: Bytes; fields: UploadOf<E> } }
    : { upload?: never })
