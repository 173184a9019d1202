type Size = { readonly width: number; readonly height: number }

/** How many points a PNG or JPEG has that begins so; nothing for other kinds and where it isn't told this early. */
export function pictureSize(beginning: Uint8Array<ArrayBuffer>): Size | undefined {
  const view = new DataView(beginning.buffer, beginning.byteOffset, beginning.byteLength)
  if (startsWith(view, [0x89504e47, 0x0d0a1a0a, 13, 0x49484452]) && view.byteLength >= 24)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  return view.byteLength > 2 && view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined
}

const startsWith = (view: DataView, words: readonly number[]) =>
  view.byteLength >= words.length * 4 && words.every((word, at) => view.getUint32(at * 4) === word)

/** From block to block, until the one that says how large the picture is. */
function jpegSize(view: DataView): Size | undefined {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const block = view.getUint8(at + 1)
    if (isFrame(block)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // Blocks may have filling before them.
    at += block === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** From 0xc0 to 0xcf but for three that are tables. */
const isFrame = (block: number) => block >> 4 === 0xc && ![0xc4, 0xc8, 0xcc].includes(block)
