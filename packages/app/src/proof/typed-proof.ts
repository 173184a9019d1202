/** What is typed where no passkey confirms. */
export type TypedProof = 'password' | 'totp_code'
