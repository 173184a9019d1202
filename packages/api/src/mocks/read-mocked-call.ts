// Reads a request the way the server does, so that a mock refuses what the server refuses.
import type {
  AnyEndpoint,
  BodyOf,
  ParamsOf,
  QueryOf,
  Shape,
  UploadOf,
} from '@kinfold/contract/endpoint'
import { readValue } from '@kinfold/contract/validation/read-value'
import type { CallerName } from './mock-caller.ts'
import { Refusal } from './refusal.ts'

export interface MockedCall<E extends AnyEndpoint> {
  /** Who of the demo club calls; undefined for a visitor. */
  readonly as: CallerName | undefined
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly fields: UploadOf<E>
  /** The file of an upload. */
  readonly file: File | undefined
}

interface RawCall {
  readonly as: CallerName | undefined
  readonly params: object
  readonly request: Request
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new Refusal('malformed_request')
  }
}

function accepted(shape: Shape | undefined, input: unknown): unknown {
  if (!shape) return undefined
  const read = readValue(shape, input)
  if (!read.ok) throw new Refusal('validation_failed', { fields: read.fields })
  return read.value
}

async function readUpload(endpoint: AnyEndpoint, request: Request) {
  if (!endpoint.upload) return { fields: undefined, file: undefined }
  const form = await request.formData()
  const file = form.get(endpoint.upload.file)
  const texts = [...form].filter(([name]) => name !== endpoint.upload?.file)
  if (!(file instanceof File)) {
    throw new Refusal('validation_failed', {
      fields: { [endpoint.upload.file]: 'Please choose a file.' },
    })
  }
  return { fields: accepted(endpoint.upload.fields, Object.fromEntries(texts)), file }
}

/** Throws a Refusal for what does not fit the contract. */
export async function readMockedCall<E extends AnyEndpoint>(
  endpoint: E,
  { as, params, request }: RawCall,
): Promise<MockedCall<E>> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  // The star in front of a mocked path counts as a parameter too.
  const { 0: _host, ...named } = Object.fromEntries(Object.entries(params))
  const call = {
    as,
    params: accepted(endpoint.params, named),
    query: accepted(endpoint.query, query),
    body: endpoint.body && accepted(endpoint.body, await readJson(request)),
    ...(await readUpload(endpoint, request)),
  }
  // Each part was just read against the endpoint's own shape.
  return call as MockedCall<E>
}
