export const cardPlateWords = {
  ending: (digits: string) => `Card ending in ${digits}`,
  expires: (month: string) => `Expires ${month}`,
  /** "in 12 days", "tomorrow". */
  expiresSoon: (when: string) => `Expires ${when}`,
  expired: (month: string) => `Expired ${month}`,
  addAnother: 'Add another card to go on paying by card.',
}
