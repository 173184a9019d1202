export const otpFieldWords = {
  box: (at: number, of: number) => `Digit ${at} of ${of}`,
}
