/** One line of `npm run bench`: what was asked and what was seen. */
export type Row = { name: string; goal: string; figure: number; unit: string; ok: boolean }
