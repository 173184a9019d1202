// One of the club's accounts as its bank has it: what happens on it outside of the club, and the file about it.

type Movement = { day: string; minor: bigint; reference: string; text: string }

const inUnits = (minor: bigint) => (Number(minor) / 100).toFixed(2)
const dayFirst = (day: string) => day.split('-').reverse().join('/')

export class BankAccount {
  #balance: bigint
  #untold: Movement[] = []
  #count = 0

  constructor(balance: bigint) {
    this.#balance = balance
  }

  /** Below zero it goes out. Gives back the bank's reference. */
  move(day: string, amount: number, text: string, reference = this.#nextReference()): string {
    this.#untold.push({ day, minor: BigInt(Math.round(amount * 100)), reference, text })
    return reference
  }

  #nextReference(): string {
    this.#count += 1
    return `FT26M${String(this.#count).padStart(5, '0')}`
  }

  /** All since the last file, in the columns that the club's bank writes. */
  file(name: string) {
    const rows = this.#untold.splice(0).map(({ day, minor, reference, text }) => {
      this.#balance += minor
      const [debit, credit] = minor < 0n ? [inUnits(-minor), ''] : ['', inUnits(minor)]
      return [dayFirst(day), reference, debit, credit, inUnits(this.#balance), text].join(',')
    })
    const text = ['Trans. Date,Reference,Debit,Credit,Balance,Remarks', ...rows].join('\n')
    return { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  }
}
