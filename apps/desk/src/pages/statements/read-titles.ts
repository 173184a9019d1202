/** So much of a file is looked at: titles stand at its top. */
const lookedAt = 64 * 1024

const marks = [',', ';', '\t'] as const

/** A row of a CSV file in its cells; quoted ones may hold the mark itself. */
function cellsOf(row: string, mark: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const character of row) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === mark && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += character
  }
  return [...cells, cell.trim()]
}

const isTitle = (cell: string) => cell !== '' && !/\d{3}/.test(cell)

/** The titles of the columns, as far as they can be told: the first row with the most words in it. */
export function titlesIn(text: string): string[] {
  const rows = text.split(/\r?\n/).slice(0, 40)
  const candidates = rows.flatMap(row => marks.map(mark => cellsOf(row, mark).filter(isTitle)))
  return candidates.reduce((most, each) => (each.length > most.length ? each : most), [])
}

export async function readTitles(file: File): Promise<string[]> {
  return titlesIn(await file.slice(0, lookedAt).text())
}
