/** A ZIP file with nothing in it, which everything opens. */
export const emptyZip: Uint8Array = Uint8Array.from([
  0x50,
  0x4b,
  5,
  6,
  ...Array<number>(18).fill(0),
])
