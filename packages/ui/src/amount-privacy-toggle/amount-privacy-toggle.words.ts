export const amountPrivacyToggleWords = { hide: 'Hide amounts' }
