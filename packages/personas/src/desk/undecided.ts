/** A proposal that nobody has decided about yet. */
export const undecided = { status: 'proposed', decided_by: null, decided_at: null } as const
