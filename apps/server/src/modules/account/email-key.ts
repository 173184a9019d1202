/** An address as it is compared: the same mailbox in whatever case it was typed. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
