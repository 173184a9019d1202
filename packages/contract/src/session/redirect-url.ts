const parameter = /[?&]redirect_url=([^&#]*)/
// Any of these could lead a browser somewhere else than the text suggests.
const tricks = /\/\/|\\|(^|\/)\.\.?(\/|$)|[\p{Cc}\s]/u

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function isPlain(path: string, inside: string): boolean {
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

/** Reads where to go after signing in, if the address asks for a page inside `area` and nothing else. */
export function redirectsInto(area: string): (search: string) => string | undefined {
  const inside = `${area}/`
  return search => {
    const wanted = decoded((parameter.exec(search)?.[1] ?? '').replaceAll('+', ' '))
    if (!wanted) return undefined
    const [path = ''] = wanted.split(/[?#]/)
    return isPlain(path, inside) && !/[\p{Cc}\\]/u.test(wanted) ? wanted : undefined
  }
}

/** The same path, asking to come back to `target` afterwards. */
export function withRedirectUrl(path: string, target: string | undefined): string {
  return target ? `${path}?redirect_url=${encodeURIComponent(target)}` : path
}
