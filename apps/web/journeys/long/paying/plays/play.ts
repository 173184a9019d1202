import type { Page } from 'playwright/test'
import type { Begun } from '../begin.ts'
import type { Club } from '../open-club.ts'
import type { Outcome } from '../outcomes.ts'

/** What a member, the bank or the desk does in one cell, and what the member sees of it on the page. */
export type Play = (page: Page, club: Club, begun: Begun) => Promise<void>

export type Plays = Readonly<Partial<Record<Outcome, Play>>>
