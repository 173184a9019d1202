const longest = 100

/**
 * Where a member's file stands in the archive. Whatever it is called, it can't leave its folder, hide, or be two
 * at once: what unpacks archives is not ours.
 */
export function entryName(position: number, name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replace(/\.{2,}/g, '_')
    .replace(/[. ]+$/, '')
  const cut = plain.length > longest ? plain.slice(-longest) : plain
  return `files/${String(position).padStart(4, '0')} ${cut.replace(/^[. ]+/, '') || 'file'}`
}
