import { TextLink } from '@kinfold/ui/text-link'
import { club } from '../../club/club.ts'
import { TrustLines } from '../../club/trust-lines.tsx'

export function FooterLinks() {
  const { contact, isContactByMail, terms, bylaws } = club.links
  return (
    <>
      <TextLink external={!isContactByMail} look="quiet" href={contact}>
        {isContactByMail ? 'Write to us' : 'Contact'}
      </TextLink>
      <TextLink external look="quiet" href={terms}>
        Terms
      </TextLink>
      <TextLink external look="quiet" href={bylaws}>
        Bylaws
      </TextLink>
      <TrustLines className="w-full text-caption" />
    </>
  )
}
