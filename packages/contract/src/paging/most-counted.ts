/** A list of everybody's is counted, and can be leafed through, as far as this. Nobody reads further: filters narrow it. */
export const mostCounted = 10_000
