import { TextLink } from '@kinfold/ui/text-link'
import { club } from '../../club/club.ts'
import { TrustLines } from '../../club/trust-lines.tsx'

const { contact, isContactByMail } = club.links

export function FooterLinks() {
  return (
    <>
      <TextLink external={!isContactByMail} look="quiet" href={contact}>
        {isContactByMail ? 'Write to us' : 'Contact'}
      </TextLink>
      <TextLink external look="quiet" href={club.links.terms}>
        Terms
      </TextLink>
      <TextLink external look="quiet" href={club.links.bylaws}>
        Bylaws
      </TextLink>
      <TrustLines className="w-full text-caption" />
    </>
  )
}
