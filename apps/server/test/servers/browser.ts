// A client that keeps cookies like a browser.
import type { CallOptions, TestClient } from './test-client.ts'

export type Browser = Pick<TestClient, 'call'>

export function createBrowser({ call }: Pick<TestClient, 'call'>): Browser {
  const cookies = new Map<string, string>()
  return {
    async call(method, path, options: CallOptions = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { ...options.headers, ...(cookie !== '' && { cookie }) }
      const answer = await call(method, path, { ...options, headers })
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [name = '', value = ''] = String(line).split(';', 1).join('').split('=')
        cookies.set(name, value)
      }
      return answer
    },
  }
}
