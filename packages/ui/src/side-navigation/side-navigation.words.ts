export const sideNavigationWords = { wide: 'Wide menu' }
