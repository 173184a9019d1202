const dayInYear = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' })

type Expiring = {
  readonly expiresOn: string
  readonly isOver: boolean
  readonly supportEmail: string
}

/** What a member is told of a document. */
export const documentNews = {
  expires: ({ expiresOn, isOver, supportEmail }: Expiring) => ({
    kind: 'kyc' as const,
    topic: 'reminders' as const,
    link: '/dashboard/my-account?tab=KYC',
    action: 'See your documents',
    title: `Your identity document ${isOver ? 'expired' : 'expires'} on ${dayInYear.format(new Date(expiresOn))}`,
    body: `We need a document that is valid. When you have the new one, please write to ${supportEmail}, and we will take it from there.`,
  }),
} as const
