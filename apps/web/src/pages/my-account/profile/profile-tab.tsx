import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { dateFormat } from '@kinfold/contract/day/date-format'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { startTransition, useState } from 'react'
import { useMember } from '../../../session/use-member.ts'

const { Part: ProfileModal } = lazyPart(
  () => import('./profile-modal.tsx').then(module => module.ProfileModal),
  'when-idle',
)

const day = dateFormat({ dateStyle: 'long' })
const yesOrNo = (answer: boolean) => (answer ? 'Yes' : 'No')

export function ProfileTab() {
  const { first_name, last_name, email, customer } = useMember()
  const [isOpen, setOpen] = useState(false)
  const facts = customer
    ? [
        { label: 'Phone', value: customer.phone },
        { label: 'Country of residence', value: customer.country },
        { label: 'Citizenship', value: customer.citizenship.join(', ') },
        { label: 'Politically exposed person', value: yesOrNo(customer.pep) },
        { label: 'Accredited investor', value: yesOrNo(customer.accredited_investors) },
        { label: 'Member since', value: day(new Date(customer.created_at)) },
      ]
    : []
  return (
    <Card
      title="Your details"
      action={
        customer ? (
          <Button
            size="small"
            variant="secondary"
            aria-haspopup="dialog"
            aria-label="Change your details"
            onClick={() => startTransition(() => setOpen(true))}
          >
            Change
          </Button>
        ) : null
      }
    >
      <KeyValueList
        layout="stacked"
        items={[
          { label: 'Name', value: `${first_name} ${last_name}` },
          { label: 'Email', value: email },
          ...facts,
        ]}
      />
      <PartBoundary onMissing={() => setOpen(false)}>
        {isOpen && customer ? (
          <ProfileModal customer={customer} onClose={() => setOpen(false)} />
        ) : null}
      </PartBoundary>
    </Card>
  )
}
