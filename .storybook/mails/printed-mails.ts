type PrintedMail = { readonly subject: string; readonly html: string; readonly text: string }

/** By group and name. */
export type PrintedMails = Readonly<Record<string, Readonly<Record<string, PrintedMail>>>>
