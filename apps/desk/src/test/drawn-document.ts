/** Pictures as members send them, drawn here so that stories need no file. */
async function draw(
  paint: (context: CanvasRenderingContext2D) => void,
  { width, height } = { width: 1000, height: 700 },
): Promise<Uint8Array> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  context.fillStyle = '#b9a88c'
  context.fillRect(0, 0, width, height)
  paint(context)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('This browser makes no picture.')
  return new Uint8Array(await blob.arrayBuffer())
}

export const drawnPassport = (name: string, number: string) =>
  draw(context => {
    context.fillStyle = '#dfe8dc'
    context.fillRect(90, 70, 820, 560)
    context.fillStyle = '#2f5d46'
    context.fillRect(90, 70, 820, 70)
    context.fillStyle = '#9fb3a5'
    context.fillRect(130, 190, 230, 300)
    context.fillStyle = '#6d8577'
    context.beginPath()
    context.arc(245, 300, 65, 0, Math.PI * 2)
    context.fill()
    context.beginPath()
    context.ellipse(245, 490, 105, 100, 0, Math.PI, 0)
    context.fill()
    context.fillStyle = '#22342b'
    const lines = [...name.toUpperCase().split(' '), number, '14 MAR 1988', '02 MAY 2031']
    for (const [at, line] of lines.entries()) {
      context.fillRect(420, 200 + at * 68, 90, 6)
      context.font = '34px "Plus Jakarta Sans"'
      context.fillText(line, 420, 245 + at * 68)
    }
    context.font = '26px monospace'
    const machine = `P<NGA${name.toUpperCase().replaceAll(' ', '<<')}`
    context.fillText(machine.padEnd(44, '<'), 120, 570)
    context.fillText(`${number}<4NGA8803145M3105021`.padEnd(44, '<'), 120, 608)
  })

/** A bank's receipt, as its app makes it: higher than wide. */
export const drawnReceipt = (lines: readonly (readonly [label: string, text: string])[]) =>
  draw(
    context => {
      context.fillStyle = '#f6f7f4'
      context.fillRect(60, 60, 580, 880)
      context.fillStyle = '#7a2e3b'
      context.fillRect(60, 60, 580, 120)
      context.fillStyle = '#f6f7f4'
      context.font = '600 34px "Plus Jakarta Sans"'
      context.fillText('Transfer receipt', 100, 133)
      for (const [at, [label, text]] of lines.entries()) {
        const y = 250 + at * 104
        context.fillStyle = '#6c7069'
        context.font = '24px "Plus Jakarta Sans"'
        context.fillText(label, 100, y)
        context.fillStyle = '#22261f'
        context.font = '600 32px "Plus Jakarta Sans"'
        context.fillText(text, 100, y + 42)
      }
    },
    { width: 700, height: 1000 },
  )

/** The smallest PDF with a page. */
export const smallPdf = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
