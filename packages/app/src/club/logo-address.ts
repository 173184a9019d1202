/** Where a logo that `.env` names as a file is found in the browser. */
export function logoAddress(file: string | undefined, name: string): string | undefined {
  const [ending] = /\.(?:svg|png|webp)$/i.exec(file?.trim() ?? '') ?? []
  return ending ? `/club-${name}${ending.toLowerCase()}` : undefined
}
