/** Current step, e.g. `Paso 1 de 3`, below 1024 px. */
export const Progress = ({ step, count }: { step: number; count: number }) => (
  <span className="text-14 font-semibold text-ink-2 lg:hidden print:hidden">{`Paso ${step} de ${count}`}</span>
);
