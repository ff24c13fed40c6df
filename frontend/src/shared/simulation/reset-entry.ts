/** What the way back from the success screen tells the professional simulator. See docs/rules.md R90. */
export const RESET_ENTRY = { resetModal: true } as const;

/** Whether the history's entry asks for a simulator without answers. */
export const asksForReset = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'resetModal' in entry && entry.resetModal === true;
