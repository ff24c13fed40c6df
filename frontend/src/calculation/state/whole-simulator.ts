import { useMemo } from 'react';
import type { Catalogos } from '../api/wire.ts';
import {
  useAnswers,
  useBank,
  useFigures,
  useForm,
  useSteps,
  useTyped,
  useViolations,
} from './simulator-context.tsx';
import type { Simulator } from './use-simulator.ts';

/** Returns the whole simulator. The component rerenders with every change. */
export function useSimulator(): Simulator {
  const steps = useSteps();
  const answers = useAnswers((all) => all);
  const typed = useTyped((all) => all);
  const { progress } = steps;
  return {
    ...useForm(),
    ...useBank(),
    ...steps,
    answers,
    violations: useViolations(),
    simulation: useFigures(),
    draft: useMemo(() => ({ ...typed, ...progress }), [typed, progress]),
  };
}

/** Returns the catalogues. For modules that are rendered only once these are loaded. */
export function useCatalogos(): Catalogos {
  const catalogos = useBank().inicio?.catalogos;
  if (catalogos === null || catalogos === undefined) throw new Error('No catalogues');
  return catalogos;
}
