const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Whether a file that begins so is one, whatever it is called: phones give them out as .jpg as well. */
export function beginsAsHeic(bytes: Uint8Array): boolean {
  const letters = String.fromCharCode(...bytes.subarray(4, 12))
  return letters.startsWith('ftyp') && brands.has(letters.slice(4))
}
