/** What tests need isn't there, and the message says in a sentence what to do. */
export class NotOnThisMachine extends Error {}
