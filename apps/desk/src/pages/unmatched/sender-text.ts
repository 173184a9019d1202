/** Banks don't always say who sent it. */
export const senderText = (senderName: string): string => senderName || 'Unknown sender'
