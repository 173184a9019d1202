import type { Officer } from '@kinfold/contract/club/officer'
import { demoId } from '../demo-id.ts'

const officer = (position: number, name: string, office: string): Officer => ({
  id: demoId('officer', position),
  name,
  office,
  position,
  version: 1,
})

/** In the order that the club gives them; the secretary is an operator too. */
export const demoOfficers: readonly Officer[] = [
  officer(1, 'Adunni Balogun', 'Chair'),
  officer(2, 'Emeka Okafor', 'Treasurer'),
  officer(3, 'Zainab Yusuf', 'Secretary'),
  officer(4, 'Ibrahim Danjuma', 'Investment officer'),
]
