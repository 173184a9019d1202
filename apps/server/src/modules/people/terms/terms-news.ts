/** What a member is told of the club's terms. */
export const termsNews = {
  waiting: () =>
    ({
      kind: 'account',
      topic: 'reminders',
      link: '/dashboard',
      action: 'Read and accept',
      title: 'New terms wait for you',
      body: 'The terms of the club have changed. Please read and accept them: until then you can’t contribute or withdraw.',
    }) as const,
} as const
