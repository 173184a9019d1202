// Sentences the product says that are neither an error of the API nor a rule of a form.

export const successMessages = {
  emailValidated: 'Email validation successful.',
  otpResent: 'An OTP code has been resent to your email address.',
  paymentSuccessful: 'Payment successful.',
  paymentToBeConfirmed: 'Your payment will be confirmed in 48 hours.',
  withdrawalRequested:
    'Your withdrawal is being processed and payment will be made on or before the 5th day of the new month.',
} as const

export const kycMessages = {
  required: 'You need to complete the KYC process before you can start contributing.',
  inProgress:
    'Your KYC verification is currently in progress. You’ll be able to start contributing as soon as your documents are approved',
  documentsRequired:
    'Government-issued ID and Proof of Address now required. Kindly update your KYC.',
} as const

export const failureMessages = {
  /** The request never reached an answer. */
  noResponse: 'Something went wrong. Please contact the support team.',
  noBankResponse:
    'We are unable to validate your bank information. Please try again or contact the support team.',
  fileTooLarge: 'File cannot be larger than 10MB. please choose a smaller file',
  unknownAuthPage: "This page doesn't exist",
} as const
