import { useProposeBankDetails } from '@kinfold/api/operator/bank-details/propose-bank-details'
import { BankDetailsBody } from '@kinfold/contract/operator/bank-details/bank-details-body'
import { useNavigate } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useSectionForm } from '../../section/use-section-form.ts'
import { AccountFields } from './account-fields.tsx'
import { accountBodyOf, emptyAccountWords } from './account-words.ts'

export function ProposeAccount() {
  const { run } = useProposeBankDetails()
  const navigate = useNavigate()
  const form = useSectionForm({
    start: emptyAccountWords,
    shape: BankDetailsBody,
    bodyOf: accountBodyOf,
    send: body => run({ body }),
    onSent: ({ id }) => void navigate(pathTo.inSection(paths.bankDetails, id)),
  })
  return (
    <SectionPanel
      title="Propose an account"
      about="Members see it once another administrator has confirmed it."
      backTo={paths.bankDetails}
    >
      <SectionForm form={form} action="Propose it" backTo={paths.bankDetails}>
        <AccountFields form={form} />
      </SectionForm>
    </SectionPanel>
  )
}
