import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'

const dayInYear = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' })

/** What a member is told of their archive. */
export const exportNews = {
  ready: (fetchBy: Date) =>
    ({
      kind: 'account',
      link: '/dashboard/my-account?tab=Data',
      action: 'Download it',
      title: 'Your data is ready',
      body: `The archive of everything we keep about you is made. You can download it once, until ${dayInYear.format(new Date(dayInLagos(fetchBy)))}.\n\nIf you didn’t ask for it, please change your password and contact the support team.`,
    }) as const,
}
