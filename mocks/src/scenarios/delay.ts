/** Delay in ms. */
export type Delay =
  | { readonly shape: 'fixed'; readonly ms: number }
  | { readonly shape: 'normal'; readonly meanMs: number; readonly deviationMs: number }
  | { readonly shape: 'exp'; readonly meanMs: number };

const MAX_MS = 600_000;

type Numbers = readonly [number, number];
type Shape = (numbers: Numbers) => Delay;

const SHAPES: ReadonlyMap<string, { readonly count: number; readonly make: Shape }> = new Map([
  [
    'normal',
    { count: 2, make: ([meanMs, deviationMs]): Delay => ({ shape: 'normal', meanMs, deviationMs }) },
  ],
  ['exp', { count: 1, make: ([meanMs]): Delay => ({ shape: 'exp', meanMs }) }],
]);

function distribution(name: string, args: readonly string[]): Delay | undefined {
  const shape = SHAPES.get(name);
  const numbers = args.map((text) => (/^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : NaN));
  if (shape?.count !== args.length || !numbers.every((value) => value <= MAX_MS)) return undefined;
  return shape.make([numbers[0] ?? 0, numbers[1] ?? 0]);
}

/** Parses `1500`, `normal(800,200)` or `exp(500)`; undefined for anything else. */
export function parseDelay(text: string): Delay | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= MAX_MS ? { shape: 'fixed', ms: Number(text) } : undefined;
  const [, name = '', args = ''] = /^(\w+)\(([^()]*)\)$/.exec(text) ?? [];
  return distribution(name, args.split(','));
}

/** Draws from the standard normal distribution (Box-Muller, with a logarithm of a number above 0). */
const standardNormal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function drawn(delay: Delay, random: () => number): number {
  switch (delay.shape) {
    case 'fixed':
      return delay.ms;
    case 'normal':
      return delay.meanMs + delay.deviationMs * standardNormal(random);
    case 'exp':
      return -delay.meanMs * Math.log(1 - random());
  }
}

/** Draws a delay: an integer from 0 to ten minutes, in ms. */
export const drawMs = (delay: Delay, random: () => number): number =>
  Math.round(Math.min(Math.max(drawn(delay, random), 0), MAX_MS));

/** Waits. Returns false early if the client disconnects. */
export function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const leave = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve(true);
    }, ms);
    signal.addEventListener('abort', leave, { once: true });
  });
}
