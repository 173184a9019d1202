export const toasterWords = { label: 'Messages', close: 'Close message' }
