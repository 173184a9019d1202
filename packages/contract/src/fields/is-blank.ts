/**
 * Nothing but spaces, or no text at all. Rules between fields are asked also while a field is
 * missing or of another type, so they take nothing for granted.
 */
export function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === ''
}
