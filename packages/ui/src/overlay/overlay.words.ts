/** Of everything that lies over the page. */
export const overlayWords = { close: 'Close' }
