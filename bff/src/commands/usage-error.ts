/** A command was called wrongly; the message is a Spanish sentence. */
export class UsageError extends Error {}
