import { useProposeBankDetailsRemoval } from '@kinfold/api/operator/bank-details/propose-bank-details-removal'
import { BankDetailsRemovalBody } from '@kinfold/contract/operator/bank-details/bank-details-body'
import type { ManagedBankDetails } from '@kinfold/contract/operator/bank-details/managed-bank-details'
import { paths } from '../../address/paths.ts'
import { WordsField } from '../../queue/words-field.tsx'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { useSectionForm } from '../../section/use-section-form.ts'

const start = { reason: '' }

export function ProposeRemoval({ account: { id, version } }: { account: ManagedBankDetails }) {
  const { run } = useProposeBankDetailsRemoval()
  const form = useSectionForm({
    name: 'removal',
    start,
    version,
    shape: BankDetailsRemovalBody,
    bodyOf: (words, seen) => ({ ...words, version: seen }),
    send: body => run({ params: { id }, body }),
    onSent: () => {},
  })
  const { field } = fieldsOf(form)
  return (
    <SectionForm
      form={form}
      action="Propose it"
      backTo={paths.bankDetails}
      effect="Members see the account until another administrator confirms. Money that still comes to it is found in the bank’s statements."
    >
      <WordsField label="Why, for the second person" required {...field('reason')} />
    </SectionForm>
  )
}
