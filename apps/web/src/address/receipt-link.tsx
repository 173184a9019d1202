import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useReceiptAddress } from './use-receipt.ts'

/** What the row that it is given to puts around its words. */
export function ReceiptLink({ id, ...rest }: { id: string; children?: ReactNode }) {
  return <Link to={useReceiptAddress(id)} preventScrollReset aria-haspopup="dialog" {...rest} />
}
