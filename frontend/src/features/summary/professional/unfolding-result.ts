import type { ComponentType } from 'react';
import type { ResultProps } from '#shared/simulation/result-slots.ts';

/** The card with all figures; `unfolded`, nothing is to be opened, and the costs stand elsewhere. */
export type UnfoldingResult = ComponentType<ResultProps & { unfolded?: boolean }>;
