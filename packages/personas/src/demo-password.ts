/** Everybody's in the demo club, operators included. */
export const demoPassword = 'Harmattan#26'
