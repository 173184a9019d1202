// The platform's fetch can't report upload progress; XMLHttpRequest can. Only uploads load it.

/** How much of the upload has been sent, from 0 to 1. */
export type OnProgress = (done: number) => void

function readHeaders(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

const withoutBody = new Set([204, 205, 304])

function readResponse(xhr: XMLHttpRequest): Response {
  return new Response(withoutBody.has(xhr.status) ? null : xhr.response, {
    status: xhr.status,
    headers: readHeaders(xhr.getAllResponseHeaders()),
  })
}

/** A fetch that reports upload progress. */
export function uploadFetch(onProgress: OnProgress): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(init.method ?? 'POST', String(input))
      xhr.responseType = 'arraybuffer'
      new Headers(init.headers).forEach((value, name) => {
        xhr.setRequestHeader(name, value)
      })
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      xhr.onload = () => resolve(readResponse(xhr))
      xhr.onerror = () => reject(new TypeError('the upload got no answer'))
      xhr.onabort = () => reject(new DOMException('the upload was called off', 'AbortError'))
      init.signal?.addEventListener('abort', () => xhr.abort())
      xhr.send(init.body as XMLHttpRequestBodyInit)
    })
}
