// A bucket that speaks S3: it checks each signature by its own reckoning (AWS Signature Version 4).
import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Asked, type StandIn, startStandIn } from './start-stand-in.ts'

export type Bucket = StandIn & { readonly objects: Map<string, Buffer> }
export type BucketKey = {
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

export async function startBucket(name: string, key: BucketKey): Promise<Bucket> {
  const objects = new Map<string, Buffer>()
  const standIn = await startStandIn((asked, response) => {
    const refusal = refusalOf(asked, key)
    if (refusal !== undefined) {
      response.writeHead(refusal.status, { 'content-type': 'application/xml' })
      return response.end(`<Error><Code>${refusal.code}</Code></Error>`)
    }
    const path = asked.url.pathname.replace(`/${name}/`, '')
    if (asked.url.searchParams.get('list-type') === '2') {
      return response.writeHead(200).end(listOf([...objects.keys()].sort(), asked.url.searchParams))
    }
    const object = objects.get(path)
    switch (asked.request.method) {
      case 'PUT':
        objects.set(path, asked.body)
        return response.writeHead(200, { etag: '"x"' }).end()
      case 'DELETE':
        objects.delete(path)
        return response.writeHead(204).end()
      default:
        if (object === undefined) {
          return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
        }
        return response.writeHead(200, { 'content-length': object.length }).end(object)
    }
  })
  return { ...standIn, url: `${standIn.url}/${name}`, objects }
}

/** Two keys a page, so that reading only the first page misses some. */
function listOf(keys: readonly string[], query: URLSearchParams): string {
  const wanted = keys.filter(key => key.startsWith(query.get('prefix') ?? ''))
  const from = Number(query.get('continuation-token')?.replace('+page&', '') ?? 0)
  const page = wanted.slice(from, from + 2).map(key => `<Contents><Key>${key}</Key></Contents>`)
  const next = from + 2 < wanted.length ? `+page&amp;${from + 2}` : undefined
  return `<?xml version="1.0"?><ListBucketResult>${page.join('')}${
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }</ListBucketResult>`
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

function refusalOf(
  { request, url, body }: Asked,
  key: BucketKey,
): { readonly status: number; readonly code: string } | undefined {
  const [, id, day = '', region, names = '', signature] =
    authorization.exec(request.headers.authorization ?? '') ?? []
  if (id !== key.accessKeyId || region !== key.region)
    return { status: 403, code: 'InvalidAccessKeyId' }
  const moment = header(request, 'x-amz-date')
  if (!moment.startsWith(day) || Math.abs(Date.now() - read(moment)) > 15 * 60_000) {
    return { status: 403, code: 'RequestTimeTooSkewed' }
  }
  const hash = header(request, 'x-amz-content-sha256')
  if (hash !== sha256(body)) return { status: 400, code: 'XAmzContentSHA256Mismatch' }
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => signed.includes(name))) {
    return { status: 403, code: 'AccessDenied' }
  }
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...signed.map(name => `${name}:${header(request, name)}`),
    '',
    names,
    hash,
  ].join('\n')
  const scope = `${day}/${key.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const steps = [day, key.region, 's3', 'aws4_request', toSign]
  const expected = steps.reduce<Buffer | string>(hmac, `AWS4${key.secretAccessKey}`)
  return Buffer.from(expected).toString('hex') === signature
    ? undefined
    : { status: 403, code: 'SignatureDoesNotMatch' }
}

/** In the order of the names, and encoded as AWS wants it. */
const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .map(pair => pair.map(text => encodeURIComponent(text)).join('='))
    .sort()
    .join('&')

const header = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '').trim()

// 20260302T090000Z
function read(moment: string): number {
  return Date.parse(
    moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  )
}
