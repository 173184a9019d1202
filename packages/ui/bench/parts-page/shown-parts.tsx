// Parts that show much.
import { type ReactNode, useState } from 'react'
import { Chart } from '../../src/chart/chart.tsx'
import { movementsByMonth, twoYears, valueByMonth } from '../../src/chart/story-months.ts'
import { DataTable } from '../../src/data-table/data-table.tsx'
import {
  type Transaction,
  transactionColumns,
  transactions,
} from '../../src/data-table/story-transactions.tsx'
import { useRowSelection } from '../../src/work-table/use-row-selection.ts'
import { WorkTable } from '../../src/work-table/work-table.tsx'

const height = '32rem'

function BareRows() {
  return (
    <section aria-label="Bare rows" style={{ height, overflowY: 'auto' }}>
      {Array.from({ length: 10_000 }, (_, row) => row + 1).map(row => (
        <p key={row} style={{ height: 57, borderBottom: '1px solid' }}>
          {row}
        </p>
      ))}
    </section>
  )
}

function Table() {
  return (
    <DataTable
      caption="Transactions of the NGN wallet"
      columns={transactionColumns}
      rows={tenThousand}
      rowKey={row => row.id}
      height={height}
    />
  )
}

function Work() {
  const selection = useRowSelection<Transaction>()
  return (
    <WorkTable
      caption="Transactions of the NGN wallet"
      columns={transactionColumns}
      rows={tenThousand}
      rowKey={row => row.id}
      rowName={row => row.what}
      amountOf={row => row}
      selection={selection}
      view={{}}
      height={height}
    />
  )
}

function GivenChart({ kind }: { kind: 'line' | 'bars' }) {
  const [given, setGiven] = useState(false)
  const series = kind === 'line' ? valueByMonth : movementsByMonth
  return (
    <>
      <button type="button" onClick={() => setGiven(!given)}>
        Give or take the data
      </button>
      {given ? (
        <Chart label="Two years" kind={kind} periods={twoYears} series={series} currency="NGN" />
      ) : null}
    </>
  )
}

const tenThousand = transactions(10_000)

export const shownParts: Record<string, () => ReactNode> = {
  bare: BareRows,
  table: Table,
  work: Work,
  line: () => <GivenChart kind="line" />,
  bars: () => <GivenChart kind="bars" />,
}
