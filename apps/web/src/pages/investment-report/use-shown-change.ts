import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { useLocation } from 'react-router-dom'
import { changes } from './report-parts.ts'

const parameter = 'change'
/** The table of the rows behind a figure. */
export const rowsId = 'rows'

/** Which change the rows are narrowed to: the one whose bar was pressed. */
export const useShownChange = () => useAddressChoice(parameter, ['', ...changes], '')[0]

/** The address of the rows behind one change; without one, of all of them. */
export function useRowsAddress() {
  const { search } = useLocation()
  return (change?: (typeof changes)[number]) => {
    const query = new URLSearchParams(search)
    if (change) query.set(parameter, change)
    else query.delete(parameter)
    return { search: query.toString(), hash: rowsId }
  }
}
