/** Calls that a mock never answers: whoever waits for all answers doesn't wait for these. */
const held = new Set<string>()

export const callName = (method: string, url: string): string =>
  `${method} ${new URL(url, 'http://club').pathname}`

export function holdCall({ method, url }: Request): void {
  held.add(callName(method, url))
}

export const isHeld = (name: string): boolean => held.has(name)

export function forgetHeldCalls(): void {
  held.clear()
}
