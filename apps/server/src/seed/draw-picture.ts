export async function drawPicture(svg: string): Promise<Buffer> {
  // Loaded on demand: an idle server doesn't need it.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png().toBuffer()
}
