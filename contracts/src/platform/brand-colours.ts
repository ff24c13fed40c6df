/** Colours of a brand: their names, and which of them must be legible on which. See docs/brand.md. */

/** Names of the colours, which are custom properties in the client. */
export const COLOUR_NAMES = [
  ...['ink', 'ink-2', 'primary', 'primary-dark', 'primary-mid', 'primary-tint'],
  ...['solid', 'solid-dark', 'solid-soft', 'on-solid', 'ground', 'well', 'bone', 'surface'],
  ...['inverse', 'inverse-soft', 'inverse-edge', 'inverse-good', 'inverse-warn', 'inverse-bad'],
  ...['line', 'edge', 'rail', 'dash', 'accent', 'focus', 'bad-solid', 'bad-solid-dark'],
  ...['good', 'good-tint', 'bad', 'bad-tint', 'info', 'info-tint', 'warn', 'warn-tint'],
] as const;

/** Colours as `#12263a`, by name. */
export type Colours = Readonly<Record<string, string>>;

/** Content of `colours.json`: the colours of both schemes. */
export interface ColourSchemes {
  readonly light: Colours;
  readonly dark: Colours;
}

const TEXT = 4.5;
const MARK = 3;

/** Grounds of each colour, by required contrast: 4.5 for text, 3 for marks and edges of controls. */
const PAIRS: readonly (readonly [colour: string, ratio: number, grounds: string])[] = [
  ['ink', TEXT, 'surface ground well primary-tint good-tint bad-tint info-tint warn-tint'],
  ['ink-2', TEXT, 'surface ground well primary-tint'],
  ['primary', TEXT, 'surface ground well primary-tint'],
  ['primary-dark', TEXT, 'surface ground primary-tint'],
  ['on-solid', TEXT, 'solid solid-dark inverse bad-solid bad-solid-dark'],
  ['solid-soft', TEXT, 'solid solid-dark'],
  ...['soft', 'good', 'warn', 'bad'].map((name) => [`inverse-${name}`, TEXT, 'inverse'] as const),
  ...['good', 'bad', 'info', 'warn'].map((name) => [name, TEXT, `${name}-tint surface`] as const),
  ['edge', MARK, 'surface ground'],
  ['inverse-edge', MARK, 'inverse'],
  ['accent', MARK, 'surface inverse'],
  ['primary-mid', MARK, 'surface'],
  ['focus', MARK, 'surface ground'],
];

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const ratioText = (ratio: number): string => `${ratio.toFixed(1).replace('.', ',')}:1`;

function problemsOf(scheme: string, colours: Colours): readonly string[] {
  const wrong = COLOUR_NAMES.filter((name) => !/^#[0-9a-f]{6}$/.test(String(colours[name])));
  if (wrong.length > 0)
    return wrong.map((name) => `colours.json: ${scheme}.${name} debe ser un color como #12263a`);
  return PAIRS.flatMap(([name, needed, grounds]) =>
    grounds.split(' ').flatMap((ground) => {
      const ratio = contrast(colours[name] ?? '', colours[ground] ?? '');
      return ratio >= needed
        ? []
        : `colours.json: en ${scheme}, ${name} sobre ${ground} tiene contraste ${ratioText(ratio)}, y necesita ${ratioText(needed)}`;
    }),
  );
}

/** Returns what is wrong with `colours.json`, in Spanish. */
export const colourProblems = (schemes: Partial<ColourSchemes>): readonly string[] => [
  ...problemsOf('light', schemes.light ?? {}),
  ...problemsOf('dark', schemes.dark ?? {}),
];

const propertiesOf = (colours: Colours): string =>
  COLOUR_NAMES.map((name) => `--${name}:${colours[name]}`).join(';');

/** Returns both schemes as custom properties. Paper is always light. */
export const colourStyle = ({ light, dark }: ColourSchemes): string =>
  `:root{color-scheme:light;${propertiesOf(light)}}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${propertiesOf(dark)}}}`;
