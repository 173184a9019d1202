import { listOperators } from '@kinfold/contract/operator/staff/list-operators'
import { updateRoles } from '@kinfold/contract/operator/staff/update-roles'
import { staff } from '@kinfold/personas/desk/staff'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal } from '../refusal.ts'

export const operators = mock(listOperators, { ok: () => ({ operators: [...staff] }) })

export const rolesUpdate = mock(updateRoles, {
  ok: ({ params, body }) => {
    const one = found(staff, params.id)
    const others = staff.filter(({ id }) => id !== one.id)
    const isLeft = [...others, { roles: body.roles }].some(({ roles }) =>
      roles.includes('administrator'),
    )
    return isLeft ? { ...one, roles: body.roles } : new Refusal('last_administrator')
  },
})
