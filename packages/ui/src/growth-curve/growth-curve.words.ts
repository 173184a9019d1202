export const growthCurveWords = {
  value: 'Value',
  paidIn: 'Paid in',
  empty: 'The curve begins with your second month',
}
