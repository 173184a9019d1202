// The safety net behind the rule that no body, token or number is ever passed to the log.
const secretName =
  /pass(word|wd)|token|secret|otp|one_?time|^code$|bvn|account_?number|iban|authorization|cookie|api_?key|turnstile|^(html|text)$/i
const deepest = 6

export function redactSecrets(entry: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(entry)) {
    shown[name] = secretName.test(name) && value !== undefined ? '[hidden]' : hideIn(value, depth)
  }
  return shown
}

function hideIn(value: unknown, depth: number): unknown {
  if (Array.isArray(value))
    return depth < deepest ? value.map(item => hideIn(item, depth + 1)) : '[deep]'
  if (!isPlain(value)) return value
  return depth < deepest ? redactSecrets(value, depth + 1) : '[deep]'
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
