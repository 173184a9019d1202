import type { DataColumn } from './data-column.ts'

/** Whether a row has nothing that would stand below its title once it is a card. */
export const isOneLine = <Row>(columns: readonly DataColumn<Row>[]): boolean =>
  columns.every(({ card = 'detail' }) => card !== 'note' && card !== 'detail')
