// @vitest-environment happy-dom
import { endpoint } from '@kinfold/contract/endpoint'
import { createErrorAnswer } from '@kinfold/contract/errors/create-error-answer'
import { act, cleanup, renderHook } from '@testing-library/react'
import { object, optional, string, type } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mutation } from './mutation.ts'
import { useUpload } from './use-upload.ts'

const handIn = endpoint({
  summary: 'Hands a file in.',
  method: 'POST',
  path: '/hand-in',
  access: 'member',
  upload: { file: 'receipt', fields: object({ note: optional(string()) }) },
  response: type({ id: string() }),
})
const handInMutation = mutation('POST /hand-in', handIn, { success: 'We have it.' })
const upload = { file: new File(['x'], 'receipt.png'), fields: {} }

/** Stands in for the browser's: the test plays the network. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  response: ArrayBuffer | undefined
  sent: unknown
  headers: Record<string, string> = {}

  constructor() {
    FakeRequest.last = this
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\n'
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.onabort?.()
  }
  progress(loaded: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 })
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.response = new TextEncoder().encode(JSON.stringify(body)).buffer
    this.onload?.()
  }
}

const flush = () => act(() => new Promise(resolve => setTimeout(resolve)))

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('an upload', () => {
  it('says how far it is, and answers like any call', async () => {
    const { result } = renderHook(() => useUpload(handInMutation))
    const running = result.current.run({ upload })
    await flush()
    expect(result.current).toMatchObject({ isRunning: true, progress: 0 })
    act(() => FakeRequest.last.progress(40))
    expect(result.current.progress).toBe(0.4)
    expect(FakeRequest.last.sent).toBeInstanceOf(FormData)
    expect(FakeRequest.last.headers).not.toHaveProperty('content-type')
    FakeRequest.last.answer(200, { id: 'file-1' })
    expect(await act(() => running)).toEqual({
      ok: true,
      data: { id: 'file-1' },
      message: 'We have it.',
    })
  })

  it('is refused with the sentence of the server', async () => {
    const { result } = renderHook(() => useUpload(handInMutation))
    const running = result.current.run({ upload })
    await flush()
    const { status, body } = createErrorAnswer('file_too_large')
    FakeRequest.last.answer(status, body)
    expect(await act(() => running)).toMatchObject({ ok: false, code: 'file_too_large' })
  })

  it('says when there was no answer', async () => {
    const { result } = renderHook(() => useUpload(handInMutation))
    const running = result.current.run({ upload })
    await flush()
    FakeRequest.last.onerror?.()
    expect(await act(() => running)).toMatchObject({ ok: false, kind: 'no-response' })
  })

  it('can be called off', async () => {
    const controller = new AbortController()
    const { result } = renderHook(() => useUpload(handInMutation))
    const running = result.current.run({ upload }, { signal: controller.signal })
    await flush()
    controller.abort()
    expect(await act(() => running)).toMatchObject({ ok: false, kind: 'aborted' })
  })
})
