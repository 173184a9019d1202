/** What the mails to a member are about. */
export const mailTopics = ['security', 'money', 'documents', 'reminders', 'notices'] as const
export type MailTopic = (typeof mailTopics)[number]

/** The mails that a member may do without. Those about security and money are always sent. */
export const optionalMailTopics = ['documents', 'reminders', 'notices'] as const
export type OptionalMailTopic = (typeof optionalMailTopics)[number]

export const isOptionalMailTopic = (topic: string): topic is OptionalMailTopic =>
  optionalMailTopics.some(each => each === topic)
