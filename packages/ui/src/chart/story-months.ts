// Two years of one member, for the stories of the chart and of the pages that show one.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const twoYears = Array.from(
  { length: 24 },
  (_, index) => `${months[(index + 9) % 12]} ${2024 + Math.floor((index + 9) / 12)}`,
)

const contributed = twoYears.map((_, index) =>
  BigInt(100_000_00 + (index % 6 === 2 ? 25_000_000 : 0)),
)
const returned = twoYears.map(
  (_, index) => BigInt(index) * 610_000n + (index % 5 === 4 ? -4_500_000n : 1_150_075n),
)
const fees = twoYears.map((_, index) => BigInt(index) * -22_500n - 150_000n)

export const movementsByMonth = [
  { name: 'Contributions', values: contributed },
  { name: 'Returns', values: returned },
  { name: 'Fees', values: fees },
]

function running(values: readonly bigint[]): bigint[] {
  let sum = 120_000_000n
  return values.map(value => (sum += value))
}

export const valueByMonth = [
  {
    name: 'Value',
    values: running(contributed.map((value, i) => value + (returned[i] ?? 0n) + (fees[i] ?? 0n))),
  },
  { name: 'Paid in', values: running(contributed) },
]
