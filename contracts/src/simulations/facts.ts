/** Label and value, for screens, PDF and mail. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Value in the other currency, or another remark. */
  readonly note?: string;
  /** Whether the fact is the total of the facts above it. */
  readonly isSum?: boolean;
  /** Whether the fact has its own row. */
  readonly isWide?: boolean;
}

/** Value and note; null if there is nothing to show. */
export type FactText = Pick<Fact, 'value' | 'note'> | string | null;

/** Line of a layout: the fields of `Source` that it shows, and their text. */
export interface Line<Source> {
  readonly of: readonly (keyof Source)[];
  readonly label: string | ((source: Source) => string);
  readonly text: (source: Source) => FactText;
  readonly isSum?: boolean;
  readonly isWide?: boolean;
}

/** Notes from the caller, by field. */
export type Notes<Source> = Readonly<Partial<Record<keyof Source, string>>>;

/** Returns the facts of the lines, without empty ones. */
export function factsOf<Source>(
  source: Source,
  lines: readonly Line<Source>[],
  notes?: Notes<Source>,
): readonly Fact[] {
  return lines.flatMap(({ of: [first], label, text, ...look }) => {
    const answer = text(source);
    const { value, note } = typeof answer === 'string' ? { value: answer } : (answer ?? { value: '' });
    if (value === '') return [];
    const shownNote = note ?? (first === undefined ? undefined : notes?.[first]);
    return {
      label: typeof label === 'string' ? label : label(source),
      value,
      ...(shownNote === undefined ? {} : { note: shownNote }),
      ...look,
    };
  });
}

/** Layout of a screen or document that shows a simulation: its groups of lines. `layouts.spec.ts` names the fields that each one omits. */
export type Layout<Source> = Readonly<Record<string, readonly Line<Source>[]>>;
