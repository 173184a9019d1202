import type { Faq } from '@kinfold/contract/faq/faq'
import { demoId } from '../demo-id.ts'

function faq(position: number, category: string, question: string, answer: string): Faq {
  return { id: demoId('faq', position), category, question, answer, position }
}

export const demoFaqs: readonly Faq[] = [
  faq(
    1,
    'Membership',
    'Who can become a member?',
    'Family and friends of the club. If no member brought you, ask for a referral by the executive committee when you sign up.',
  ),
  faq(
    2,
    'Membership',
    'How do I set up a corporate account?',
    'Write to the support address. Corporate accounts are not set up in the app.',
  ),
  faq(
    3,
    'Membership',
    'Why do you need my documents?',
    'The law asks every investment club to know its members. Only our reviewers see them.',
  ),
  faq(
    4,
    'Contributing',
    'What is the least I can contribute?',
    'Each plan says its minimum on its page.',
  ),
  faq(
    5,
    'Contributing',
    'How long does a bank transfer take?',
    'We confirm it within 48 hours of seeing your receipt.',
  ),
  faq(
    6,
    'Contributing',
    'Can I contribute every month by itself?',
    'Yes. Choose recurring when you contribute by card: weekly, monthly or quarterly.',
  ),
  faq(
    7,
    'Withdrawing',
    'When is my withdrawal paid?',
    'On or before the 5th of the month after you asked for it.',
  ),
  faq(
    8,
    'Withdrawing',
    'Can I take a withdrawal back?',
    'As long as it is pending. The amount is free again at once.',
  ),
  faq(
    9,
    'Withdrawing',
    'Why must the bank account be mine?',
    'We only pay to an account in the name you are a member under.',
  ),
  faq(
    10,
    'Safety',
    'How do I keep my account safe?',
    'Turn on an authenticator app in My Account, and never tell anyone a code. We don’t ask for one.',
  ),
]
