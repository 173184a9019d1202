// Everything that makes the app one club's own. Another club changes this through `.env`, never in a component.
const env = import.meta.env

export const club = {
  name: env.CLUB_NAME ?? 'Kinfold',
  supportEmail: env.CLUB_SUPPORT_EMAIL ?? 'support@kinfold.example',
} as const
