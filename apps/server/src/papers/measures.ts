// All in points. A sheet is A4.
export const sheetWidth = 595.28
export const sheetHeight = 841.89
export const left = 48
export const right = sheetWidth - left
export const width = right - left
/** Where a page after the first begins, and where each ends. */
export const top = 84
export const bottom = sheetHeight - 84

export const ink = '#1d1b16'
export const muted = '#635f54'
export const rule = '#d8d3c6'
