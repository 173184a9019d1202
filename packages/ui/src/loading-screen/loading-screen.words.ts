export const loadingScreenWords = { label: 'Loading' }
