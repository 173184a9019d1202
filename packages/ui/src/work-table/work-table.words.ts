const counted = (count: number) => count.toLocaleString('en-NG')

export const workTableWords = {
  choose: 'Choose',
  chooseAll: (count: number) => `Choose all ${counted(count)}`,
  chosen: (count: number) => `${counted(count)} chosen`,
  elsewhere: (count: number) => `${counted(count)} on other pages`,
  nothingChosen: 'Nothing is chosen',
  /** Said of a new selection: "3 chosen: 1,200 naira and 300 dollars". */
  chosenComesTo: (chosen: string, totals: readonly string[]) =>
    totals.length > 0 ? `${chosen}: ${totals.join(' and ')}` : chosen,
  clear: 'Choose none',
  view: 'View',
  /** Of the menu where columns are hidden. */
  viewWith: (hidden: number) => `View · ${counted(hidden)} hidden`,
  viewOf: (caption: string) => `View of ${caption}`,
  columns: 'Columns',
  density: 'Rows',
  comfortable: 'Roomy',
  compact: 'Compact',
  asAtFirst: 'As it was at first',
}
