import { existsSync, readFileSync } from 'node:fs';
import { colourStyle } from '@simulador/contracts/platform/brand-colours';
import { readBrandFolder } from '@simulador/contracts/platform/brand-folder';

const folder = readBrandFolder((file) => {
  const path = new URL(`../../../brand/${file}`, import.meta.url);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
});

/** The bank's name and legal texts, the operator's texts, and the mark, from the folder `brand/`. See docs/brand.md. */
export const { brand: BRAND, operator: OPERATOR, mark: MARK } = folder;

/** Colours of both schemes as custom properties, for pages that the BFF writes. */
export const COLOUR_STYLE = colourStyle(folder.colours);

const { light } = folder.colours;
const colour = (name: string): string => light[name] ?? '';

/** Colours of PDF, mail and spreadsheets: the light ones, because paper is white. */
export const COLOUR = {
  ink: colour('ink'),
  secondText: colour('ink-2'),
  primary: colour('primary'),
  solid: colour('solid'),
  solidSoft: colour('solid-soft'),
  onSolid: colour('on-solid'),
  primaryTint: colour('primary-tint'),
  accent: colour('accent'),
  line: colour('line'),
  edge: colour('edge'),
  ground: colour('ground'),
  surface: colour('surface'),
} as const;
