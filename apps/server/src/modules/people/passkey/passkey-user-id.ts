/** What a passkey knows an account by: its id, which says nothing about anybody. */
export const passkeyUserId = (accountId: string): string =>
  Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')
