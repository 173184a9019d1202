export const themeToggleWords = { dark: 'Dark theme' }
