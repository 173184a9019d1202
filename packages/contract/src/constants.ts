// Business constants and limits that are no part of a rule or a component of their own.

/** How long an operator may leave the desk alone before it locks itself, and their session ends. */
export const deskIdleMinutes = 15

export const otpLength = 4
export const bankAccountNumberLength = 10
/** Countries and banks change rarely enough to be kept this long. */
export const referenceDataLifetimeMs = 900_000
export const amountDecimals = 2
export const receiptMaximumBytes = 10_000_000
export const receiptFileTypes = ['.jpg', '.png', '.jpeg', '.pdf'] as const
export const paymentConfirmationHours = 48
export const withdrawalPayoutDay = 5
export const kycValidationDays = '2 or 3 business days'
/** What the rate form starts with; conversion never falls back to it. */
export const defaultExchangeRate = 1
export const clubTimeZone = 'Africa/Lagos'
export const numberLocale = 'en-NG'

export const toastDurationMs = { default: 4000, error: 4000, custom: 4000, success: 2000 } as const
export const toastLimit = 20
export const redirectAfterPaymentMs = 1000

export const sidebarExpandedWidth = 330
export const topBarHeight = 88
export const buttonHeight = 49
export const modalStackingLevel = 50
export const themeStorageKey = 'theme'
export const defaultPhoneCountry = 'US'
export const captchaWidget = { size: 'flexible', theme: 'auto' } as const

export const dropdownMenuHeight = 250
export const otpLifetimeMinutes = 10
export const otpTries = 5
export const otpResendSeconds = 60

/** Where every address of the demo club ends. It is reserved for examples, so no mail ever goes out. */
export const demoMailDomain = 'kinfold.example'
