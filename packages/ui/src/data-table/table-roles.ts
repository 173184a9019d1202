// Some browsers forget what a table is once its rows are laid out as a grid, so every part says its role again.
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
}
