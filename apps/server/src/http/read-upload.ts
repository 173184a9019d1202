// One file and the text fields beside it, whole or refused: nothing is kept of a half upload.

import multipart from '@fastify/multipart'
import { receiptMaximumBytes } from '@kinfold/contract/constants'
import type { Upload } from '@kinfold/contract/endpoint'
import { readValue } from '@kinfold/contract/validation/read-value'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Refusal, refuse } from './refusal.ts'

export type SentFile = { readonly name: string; readonly bytes: Buffer }
export type ReadUpload = { readonly file: SentFile; readonly fields: unknown }

const chooseOne = 'Please choose a file.'

/** Only where uploads are taken: everywhere else a form with files is a form that can't be read. */
export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
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

export async function readUpload(
  { file: partName, fields: shape }: Upload,
  request: FastifyRequest,
): Promise<ReadUpload | Refusal> {
  if (!request.isMultipart()) return refuse('validation_failed', { fields: { file: chooseOne } })
  const parts = await readParts(request, partName)
  if (!('texts' in parts)) return parts
  const read = readValue(shape, parts.texts)
  const problems = {
    ...(!read.ok && read.fields),
    ...(parts.file === undefined && { [partName]: chooseOne }),
  }
  if (!read.ok || parts.file === undefined) {
    return refuse('validation_failed', { fields: problems })
  }
  return { file: parts.file, fields: read.value }
}

type Parts = { readonly file: SentFile | undefined; readonly texts: Record<string, unknown> }

async function readParts(request: FastifyRequest, partName: string): Promise<Parts | Refusal> {
  let file: SentFile | undefined
  const texts: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') texts[part.fieldname] = part.value
      else {
        const bytes = await part.toBuffer()
        if (part.fieldname !== partName) return refuse('malformed_request')
        file = { name: part.filename, bytes }
      }
    }
  } catch (error) {
    return refuse(
      codeOf(error) === 'FST_REQ_FILE_TOO_LARGE' ? 'file_too_large' : 'malformed_request',
    )
  }
  return { file, texts }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
