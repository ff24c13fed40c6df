/**
 * JSX of the client's specs: React's production runtime, since the development one takes a stack trace for each element, a fifth of
 * these tests' processor time. A test may have a component replaced by another one.
 */
import { createRequire } from 'node:module';
import type { ElementType, FunctionComponent, Key, ReactElement } from 'react';

type Create = (type: ElementType, props: unknown, key?: Key) => ReactElement;

const PRODUCTION = '../../../node_modules/react/cjs/react-jsx-runtime.production.js';
const runtime = createRequire(import.meta.url)(PRODUCTION) as Readonly<
  Record<'jsx' | 'jsxs', Create> & { Fragment: ElementType }
>;

const replacements = new Map<ElementType, ElementType>();

/** Has elements of a component made of another one from now on, until the test ends. */
export function replaceComponent<Props>(
  component: FunctionComponent<Props>,
  replacement: FunctionComponent<Props>,
): void {
  replacements.set(component as ElementType, replacement as ElementType);
}
export const restoreComponents = (): void => replacements.clear();

export const { Fragment } = runtime;
export const jsx: Create = (type, ...rest) => runtime.jsx(replacements.get(type) ?? type, ...rest);
export const jsxs: Create = (type, ...rest) => runtime.jsxs(replacements.get(type) ?? type, ...rest);
