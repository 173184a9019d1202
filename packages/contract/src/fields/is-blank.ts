/**
 * Only spaces, or no text at all. Rules between fields also run while a field is missing or of another
 * type, so the value can be anything.
 */
export function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === ''
}
