import { scalar } from './scalar.ts'

const inside = /^\/dashboard\/[\w\-./~]*$/
const rest = /^[\w\-./~?&=%+,:@]*$/

/** Whether a redirect stays in the members' area: no other host, no backslash, no encoded escape. */
export function isSafeRedirect(target: string): boolean {
  const [path = '', ...query] = target.split('?')
  if (!inside.test(path) || path.includes('//') || path.split('/').includes('..')) return false
  return target.length <= 2000 && rest.test(query.join('?'))
}

export const RedirectPath = scalar(
  'redirect path',
  value => isSafeRedirect(value) || 'This is not a page of the members’ area.',
)
