import { Banner } from '@kinfold/ui/banner'
import { TextLink } from '@kinfold/ui/text-link'
import { club } from '../../club/club.ts'

/** Says what this page can't do yet, and who can. */
export function ChangesBySupport({ what }: { what: string }) {
  return (
    <Banner tone="neutral">
      {what} can’t be changed on this page yet.{' '}
      <TextLink href={club.links.contact}>Our support team</TextLink> does it for you meanwhile.
    </Banner>
  )
}
