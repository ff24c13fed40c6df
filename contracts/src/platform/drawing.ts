/** A bank's mark: an SVG of filled or outlined shapes and nothing else, so that it runs no script and the PDF can draw it. */

/** Shape with its attributes, by SVG's names. */
export interface Shape {
  readonly kind: 'rect' | 'path' | 'circle';
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Drawing {
  /** Side of the square that the shapes are in. */
  readonly size: number;
  readonly shapes: readonly Shape[];
}

const ROOT = /^\s*<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 ([\d.]+) \1">(.*)<\/svg>\s*$/s;
const SHAPE = /\s*<(rect|path|circle)((?: [a-z-]+="[^"<>&]*")+)\s*\/>\s*/gy;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;
const KNOWN = new Set([
  ...['x', 'y', 'width', 'height', 'rx', 'cx', 'cy', 'r', 'd', 'fill'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
]);
const COLOUR = /^(none|#[0-9a-f]{6})$/;

/** Returns the mark's shapes; null if the SVG contains anything else. */
export function readDrawing(svg: string): Drawing | null {
  const [, size, body = ''] = ROOT.exec(svg) ?? [];
  const shapes = [...body.matchAll(SHAPE)].map(([, kind, attributes = '']): Shape => ({
    kind: kind as Shape['kind'],
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));
  const isWhole = body.replace(SHAPE, '') === '' && shapes.length > 0;
  return isWhole && shapes.every(isPlain) ? { size: Number(size), shapes } : null;
}

const isPlain = ({ attributes }: Shape): boolean =>
  Object.keys(attributes).every((name) => KNOWN.has(name)) &&
  [attributes['fill'], attributes['stroke']].every((colour) => COLOUR.test(colour ?? 'none'));
