import { paths } from './paths.ts'

const parameter = 'redirect_url'
const inside = `${paths.dashboard}/`
// Any of these could lead a browser somewhere else than the text suggests.
const tricks = /\/\/|\\|(^|\/)\.\.?(\/|$)|[\p{Cc}\s]/u

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function isPlain(path: string): boolean {
  let text = path
  for (let depth = 0; depth < 3; depth++) {
    if (tricks.test(text) || !text.startsWith(inside)) return false
    const next = decoded(text)
    if (next === undefined) return false
    if (next === text) return true
    text = next
  }
  return false
}

/** Where to go after signing in, if the address asks for a page inside the dashboard and nothing else. */
export function readRedirectUrl(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get(parameter)
  if (!wanted) return undefined
  const [path = ''] = wanted.split(/[?#]/)
  return isPlain(path) && !/[\p{Cc}\\]/u.test(wanted) ? wanted : undefined
}

/** The same path, asking to come back to `target` afterwards. */
export function withRedirectUrl(path: string, target: string | undefined): string {
  return target ? `${path}?${new URLSearchParams({ [parameter]: target })}` : path
}
