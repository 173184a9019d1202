import { encode } from 'uqr'
import { ink, muted, right } from './measures.ts'
import { addFigure, type Sheet, say } from './sheet.ts'
import { textOnPaper } from './text-on-paper.ts'
import { fitLine } from './write-text.ts'

const size = 70
const top = 34
export const proofWidth = 110
export const proofBottom = top + size + 40

/** How anybody finds out whether the paper is genuine: for the camera, and to be typed. */
export function drawProof(sheet: Sheet): void {
  const { doc, head } = sheet
  const { code, address } = head.proof
  const x = right - size
  const { data, size: dots } = encode(address, { border: 0, ecc: 'M' })
  const each = size / dots
  const alt = textOnPaper(`QR code of the page that says whether this paper is genuine: ${address}`)
  addFigure(sheet, alt, [x, top, right, top + size], () => {
    data.forEach((row, line) => {
      row.forEach((isDark, column) => {
        if (isDark) doc.rect(x + column * each, top + line * each, each, each)
      })
    })
    doc.fill(ink)
  })
  const place = { x: right - 180, width: 180, align: 'right' } as const
  const words = { size: 6.5, colour: muted, least: 5 }
  say(sheet, 'P', () => {
    fitLine(doc, 'Is it genuine? Scan this, or see', words, { ...place, y: top + size + 9 })
    const where = address.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '')
    fitLine(doc, textOnPaper(where), words, { ...place, y: top + size + 18 })
    const large = { size: 8, face: 'bold', least: 6 } as const
    fitLine(doc, `Code ${code}`, large, { ...place, y: top + size + 28 })
  })
}
