import { Chart } from './chart.tsx'
import { movementsByMonth, twoYears, valueByMonth } from './story-months.ts'

const periods = twoYears.slice(-12)
const lastYear = (series: typeof valueByMonth) =>
  series.map(({ name, values }) => ({ name, values: values.slice(-12) }))

export const chartExamples = [
  {
    good: {
      says: 'A line for what is there all the time and grows.',
      show: () => (
        <Chart
          label="Value"
          kind="line"
          currency="NGN"
          periods={periods}
          series={lastYear(valueByMonth)}
        />
      ),
    },
    bad: {
      says: 'What came in each month joined by a line, as though money flowed between the months: those are bars.',
      show: () => (
        <Chart
          label="Movements"
          kind="line"
          currency="NGN"
          periods={periods}
          series={lastYear(movementsByMonth)}
        />
      ),
    },
  },
]
