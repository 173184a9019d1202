import { TextLink } from '@kinfold/ui/text-link'
import { club } from '../../club/club.ts'

export function FooterLinks() {
  return (
    <>
      <TextLink external look="quiet" href={club.links.contact}>
        Contact
      </TextLink>
      <TextLink external look="quiet" href={club.links.terms}>
        Terms
      </TextLink>
      <TextLink external look="quiet" href={club.links.bylaws}>
        Bylaws
      </TextLink>
    </>
  )
}
