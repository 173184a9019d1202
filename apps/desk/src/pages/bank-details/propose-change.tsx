import { useProposeBankDetailsChange } from '@kinfold/api/operator/bank-details/propose-bank-details-change'
import { BankDetailsChangeBody } from '@kinfold/contract/operator/bank-details/bank-details-body'
import type { ManagedBankDetails } from '@kinfold/contract/operator/bank-details/managed-bank-details'
import { paths } from '../../address/paths.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { useSectionForm } from '../../section/use-section-form.ts'
import { AccountFields } from './account-fields.tsx'
import { accountBodyOf, accountWordsOf } from './account-words.ts'

export function ProposeChange({
  account: { id, details, version },
}: {
  account: ManagedBankDetails
}) {
  const { run } = useProposeBankDetailsChange()
  const form = useSectionForm({
    start: accountWordsOf(details),
    version,
    shape: BankDetailsChangeBody,
    bodyOf: (words, seen) => ({ ...accountBodyOf(words), version: seen }),
    send: body => run({ params: { id }, body }),
    onSent: () => {},
  })
  return (
    <SectionForm
      form={form}
      action="Propose it"
      backTo={paths.bankDetails}
      effect="Members see the account as it is until another administrator confirms."
    >
      <AccountFields form={form} />
    </SectionForm>
  )
}
