// Whose desk it is, from the same `.env` as the members' app.
import { clubFrom } from './club-from.ts'

export const club = clubFrom(import.meta.env)
