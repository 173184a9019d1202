/** Of everything that is chosen from a list: menus, pickers, countries. */
export const listWords = {
  search: 'Search...',
  found: (count: number) => `${count} found`,
  nothing: 'Nothing found',
}
