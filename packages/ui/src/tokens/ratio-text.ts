/** A contrast as it is read: cut off, so that 4.49 never reads as 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1)
