import { playScript } from './play-script.ts'

/** Two years of the demo club's money, oldest first, with the returns of every month. */
export const demoHistory = playScript()
