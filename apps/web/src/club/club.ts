// Everything that makes the app one club's own, in one place. Another club changes it through `.env`
// (see `.env.example`; its colours are read by build/club-brand.ts) and never in a component. These values are public: they end up in the browser.
import { clubFrom } from './club-from.ts'

export const club = clubFrom(import.meta.env)
