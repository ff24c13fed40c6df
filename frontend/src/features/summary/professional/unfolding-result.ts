import type { ComponentType } from 'react';
import type { FiguresProps } from '#shared/simulation/result-slots.ts';

/** The card with all figures, in which nothing is to be opened; the costs stand elsewhere. */
export type UnfoldingResult = ComponentType<FiguresProps & { unfolded: true }>;
