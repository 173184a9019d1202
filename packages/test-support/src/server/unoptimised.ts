/** An option of Node: optimising the code of an embedded engine takes longer than the engine of a test lives. */
export const unoptimised = '--liftoff-only'
