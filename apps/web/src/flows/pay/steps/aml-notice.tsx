import { Banner } from '@kinfold/ui/banner'
import { useMember } from '../../../session/use-member.ts'

/** Against money laundering: the money has to be the member's own. A global member has no BVN. */
export function AmlNotice() {
  const { is_global } = useMember()
  return (
    <Banner tone="neutral">
      The bank account you pay from must match your membership information
      {is_global ? '' : ' and your BVN'}. We can’t take money from anybody else.
    </Banner>
  )
}
