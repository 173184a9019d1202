import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { useMember } from '../../session/use-member.ts'
import { ChangesBySupport } from './changes-by-support.tsx'

const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' })

export function ProfileFacts() {
  const { first_name, last_name, email, customer } = useMember()
  const facts = customer
    ? [
        { label: 'Phone', value: customer.phone },
        { label: 'Country of residence', value: customer.country },
        { label: 'Citizenship', value: customer.citizenship.join(', ') },
        { label: 'Member since', value: day.format(new Date(customer.created_at)) },
      ]
    : []
  return (
    <div className="flex flex-col gap-4">
      <Card title="Your details">
        <KeyValueList
          layout="stacked"
          items={[
            { label: 'Name', value: `${first_name} ${last_name}` },
            { label: 'Email', value: email },
            ...facts,
          ]}
        />
      </Card>
      <ChangesBySupport what="Your details" />
    </div>
  )
}
