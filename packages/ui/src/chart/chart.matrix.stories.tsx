import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '../story-layout/matrix.tsx'
import { Chart } from './chart.tsx'
import { movementsByMonth, twoYears, valueByMonth } from './story-months.ts'

const meta = { title: 'Primitives/Chart/Matrix', component: Chart } satisfies Meta<typeof Chart>

export default meta

const shared = { periods: twoYears, currency: 'NGN' }

export const EveryKind: StoryObj = {
  name: 'Every kind',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Wide and narrow, lines and bars, losses and nothing yet.' } },
  },
  render: () => (
    <div className="flex flex-col gap-10">
      <Chart {...shared} label="Value" kind="line" series={valueByMonth} />
      <Chart {...shared} label="Movements" kind="bars" series={movementsByMonth} />
      <StateGrid
        states={{
          'one line': (
            <Chart {...shared} label="One line" kind="line" series={valueByMonth.slice(0, 1)} />
          ),
          'with losses': (
            <Chart
              {...shared}
              label="With losses"
              kind="bars"
              periods={twoYears.slice(-6)}
              series={movementsByMonth.slice(1).map(({ name, values }) => ({
                name,
                values: values.slice(-6).map((value, index) => (index === 3 ? -value : value)),
              }))}
            />
          ),
          'nothing yet': (
            <Chart
              label="Nothing yet"
              kind="line"
              currency="USD"
              periods={twoYears.slice(-6)}
              series={[{ name: 'Value', values: [0n, 0n, 0n, 0n, 0n, 0n] }]}
            />
          ),
        }}
      />
    </div>
  ),
}
