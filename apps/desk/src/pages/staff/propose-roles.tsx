import { useProposeRoles } from '@kinfold/api/operator/staff/propose-roles'
import { type OperatorRole, operatorRoles } from '@kinfold/contract/access'
import type { Operator } from '@kinfold/contract/operator/staff/operator'
import { proposeRoles } from '@kinfold/contract/operator/staff/propose-roles'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import { FieldError } from '@kinfold/ui/field-error'
import { paths } from '../../address/paths.ts'
import { WordsField } from '../../queue/words-field.tsx'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { useSectionForm } from '../../section/use-section-form.ts'
import { isSameRoles, roleEffects, roleWords } from './role-words.ts'

type RolesWords = { readonly roles: readonly OperatorRole[]; readonly reason: string }

/** Other roles for somebody, which a further administrator has to confirm. */
export function ProposeRoles({ operator }: { operator: Operator }) {
  const { id, name, roles: before } = operator
  const { run } = useProposeRoles()
  const form = useSectionForm({
    start: { roles: before, reason: '' } as RolesWords,
    shape: proposeRoles.body,
    bodyOf: typed => typed,
    missing: ({ roles }) =>
      isSameRoles(roles, before) ? { roles: `${name} has these roles already.` } : {},
    send: body => run({ params: { id }, body }),
    onSent: () => {},
  })
  const { field } = fieldsOf(form)
  const { roles } = form.values
  const tick = (role: OperatorRole, ticked: boolean) =>
    form.change({
      roles: operatorRoles.filter(each => (each === role ? ticked : roles.includes(each))),
    })
  return (
    <SectionForm
      form={form}
      action="Propose"
      backTo={paths.staff}
      effect={
        roles.length === 0
          ? `Without any role ${name} is off the desk, and signed out everywhere as soon as it is confirmed.`
          : 'They count once another administrator has confirmed them, who is not the one concerned.'
      }
    >
      <fieldset>
        <legend className="text-small font-medium text-ink">Roles</legend>
        {operatorRoles.map(role => (
          <CheckboxField
            key={role}
            label={roleWords[role]}
            hint={roleEffects[role]}
            value={roles.includes(role)}
            onChange={ticked => tick(role, ticked)}
          />
        ))}
        <FieldError id={undefined}>{form.errors.roles}</FieldError>
      </fieldset>
      <WordsField label="Why" required rows={3} {...field('reason')} />
    </SectionForm>
  )
}
