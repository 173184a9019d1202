export const receiptSheetWords = {
  sides: 'From and to',
  to: 'to',
  events: 'How it went',
  reference: 'Reference',
}
