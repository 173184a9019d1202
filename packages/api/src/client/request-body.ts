import { withoutProofs } from '@kinfold/contract/attempt/without-proofs'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { dropEmpty } from './drop-empty.ts'

/** The parts of a call with their types erased; RequestOf has checked them. */
export interface CallParts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly upload?: { readonly file: Blob; readonly fields?: unknown }
}

/** A JSON value, or form data for an upload, with the fields before the file so that the server can check them first. */
export function requestBody(endpoint: AnyEndpoint, { body, upload }: CallParts): unknown {
  if (!endpoint.upload || !upload) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(dropEmpty(upload.fields))) {
    form.append(name, String(value))
  }
  form.append(endpoint.upload.file, upload.file)
  return form
}

/** Identifies a call by what it asks for, so that a retry is recognised. */
export function describeCall(endpoint: AnyEndpoint, path: string, parts: CallParts): string {
  const { body, upload } = parts
  const file = upload?.file
  const sent = file && {
    fields: upload.fields,
    size: file.size,
    name: file instanceof File ? file.name : '',
    changed: file instanceof File ? file.lastModified : 0,
  }
  return JSON.stringify([endpoint.method, path, withoutProofs(body), sent])
}
