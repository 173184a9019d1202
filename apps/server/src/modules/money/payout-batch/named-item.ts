import type { RequestedRow } from '../withdrawal/select-requested.ts'

/** How a withdrawal of a batch is named to an operator. */
export const namedItem = ({ row: { reference }, member }: RequestedRow) => ({
  reference,
  name: `${member.firstName} ${member.lastName}`,
})
