/** Thrown if no credit or term is affordable. Its message, a sentence, names the limit. See docs/rules.md R650. */
export class NotAffordable extends Error {}
