// One file and the text fields beside it, complete or refused: nothing is kept of an incomplete upload.
import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { receiptMaximumBytes } from '@kinfold/contract/constants'
import type { Upload } from '@kinfold/contract/endpoint'
import { readValue } from '@kinfold/contract/validation/read-value'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AbortedError, isAborted } from '../calls/aborted.ts'
import { Refusal, RefusedError, refuse } from '../calls/refusal.ts'
import type { ReadUpload, SentFile } from '../calls/sent-file.ts'
import type { UploadFolder } from '../providers/files/upload-folder.ts'

const chooseOne = 'Please choose a file.'

/** Only for upload routes: everywhere else a multipart form is refused. */
export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: receiptMaximumBytes,
      files: 1,
      fields: 10,
      parts: 12,
      fieldSize: 2000,
      fieldNameSize: 100,
      headerPairs: 50,
    },
  })
}

/** The caller discards the file. */
export async function readUpload(
  { file: partName, fields: shape }: Upload,
  request: FastifyRequest,
  folder: UploadFolder,
  accountId: string,
): Promise<ReadUpload | Refusal> {
  if (!request.isMultipart()) return refuse('validation_failed', { fields: { file: chooseOne } })
  // If the connection closed before this, its event has already fired.
  if (request.raw.destroyed) throw new AbortedError()
  const received: SentFile[] = []
  const read = await readForm(partName, shape, request, async (name, bytes) => {
    const file = await folder.receive(accountId, name, bytes)
    received.push(file)
    return file
  }).catch(asRefusal)
  if (read instanceof Error || read instanceof Refusal) {
    for (const file of received) await file.discard()
    // An unread rest would keep the connection waiting.
    request.raw.unpipe()
    request.raw.resume()
  }
  if (read instanceof Error) throw read
  return read
}

type Receive = (name: string, bytes: Readable) => Promise<SentFile>

async function readForm(
  partName: string,
  shape: Upload['fields'],
  request: FastifyRequest,
  receive: Receive,
): Promise<ReadUpload | Refusal> {
  const parts = await readParts(partName, request, receive)
  if (parts instanceof Refusal) return parts
  const { file, texts } = parts
  const fields = readValue(shape, Object.fromEntries(texts))
  if (fields.ok && file !== undefined) return { file, fields: fields.value }
  return refuse('validation_failed', {
    fields: {
      ...(!fields.ok && fields.fields),
      ...(file === undefined && { [partName]: chooseOne }),
    },
  })
}

type Parts = { readonly file: SentFile | undefined; readonly texts: Map<string, unknown> }

async function readParts(
  partName: string,
  request: FastifyRequest,
  receive: Receive,
): Promise<Parts | Refusal> {
  let file: SentFile | undefined
  const texts = new Map<string, unknown>()
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      // With two of them it is unclear which one counts.
      if (texts.has(part.fieldname)) return refuse('malformed_request')
      texts.set(part.fieldname, part.value)
    } else {
      // Despite its type, the file name of a part may be missing.
      const name: string | undefined = part.filename
      if (part.fieldname !== partName) return refuse('malformed_request')
      file = await receive(name ?? '', part.file)
      if (part.file.truncated) return refuse('file_too_large')
    }
  }
  return { file, texts }
}

/** Errors while reading a form count as the form's, except those of the disk and the connection. */
function asRefusal(error: unknown): Refusal | Error {
  if (error instanceof RefusedError || (error instanceof Error && isAborted(error))) return error
  return refuse('malformed_request')
}
