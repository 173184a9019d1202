import { Banner } from '@kinfold/ui/banner'
import Lock from 'lucide-react/icons/lock'
import { club } from '../../club/club.ts'

export function PrivateClubNotice() {
  return (
    <Banner
      className="mt-6"
      tone="neutral"
      title="A private club"
      icon={<Lock aria-hidden strokeWidth={1.75} />}
    >
      {club.name} is for family and friends of its members. It is run by a licensed asset manager
      and does not solicit the general public.
    </Banner>
  )
}
