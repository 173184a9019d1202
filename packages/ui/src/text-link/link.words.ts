/** Of everything that leads somewhere: links and items of a menu. */
export const linkWords = { newTab: '(opens in a new tab)' }
