/** A label and its value, as screens, document and mail show it. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** The same in the other currency, or what else there is to say. */
  readonly note?: string;
  /** A total of the facts above it. */
  readonly isSum?: boolean;
  /** Whether the fact has its own row. */
  readonly isWide?: boolean;
}

/** A value and its note; null where there is nothing to show. */
export type FactText = Pick<Fact, 'value' | 'note'> | string | null;

/** A line of a place: the fields of `Source` that it shows, and how. */
export interface Line<Source> {
  readonly of: readonly (keyof Source)[];
  readonly label: string | ((source: Source) => string);
  readonly text: (source: Source) => FactText;
  readonly isSum?: boolean;
  readonly isWide?: boolean;
}

/** Notes that only the caller knows, by the field they belong to. */
export type Notes<Source> = Readonly<Partial<Record<keyof Source, string>>>;

/** Returns the facts of these lines, without the lines that have nothing to show. */
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

/** A place where a saved simulation is shown: its groups of lines, and the fields that it leaves out on purpose. */
export interface Place<Source> {
  readonly groups: Readonly<Record<string, readonly Line<Source>[]>>;
  readonly leavesOut: readonly (keyof Source)[];
}
