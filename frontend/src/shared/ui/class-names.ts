/** Joins the class names that hold; an absent one leaves no trace. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
