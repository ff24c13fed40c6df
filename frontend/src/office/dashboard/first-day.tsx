import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { useIsAdmin } from '#shared/session/session-state.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/layout/card.tsx';

type Step = components['schemas']['FirstDayStepDto'];

const firstDayQuery = (isAdmin: boolean) =>
  queryOptions({
    queryKey: ['first-day'],
    queryFn: ({ signal }): Promise<Step[]> =>
      answerOf(client.GET('/api/simulador/puesta_en_marcha', { signal })),
    enabled: isAdmin,
    // The administrator returns from where a step was completed.
    staleTime: 0,
  });

const NAMES: Readonly<Record<Step['name'], string>> = {
  uf: 'UF de hoy',
  tmc: 'TMC vigente',
  rates: 'Tasas de cada producto',
  administrators: 'Otra persona con rol de administración',
  mail: 'Correo',
  core: 'Sistema central',
};

/** Links to the screens that complete a step. The rest is the operators' to complete. */
const REMEDIES: Readonly<Partial<Record<Step['name'], React.ReactNode>>> = {
  uf: <Link to="/tarifas/mantenedores?tabla=uf">Agregar la UF</Link>,
  tmc: <Link to="/tarifas/mantenedores?tabla=tmc">Agregar la TMC</Link>,
  rates: <Link to="/tarifas">Ver las tarifas</Link>,
};

/** List of what the simulator needs, until nothing of it is missing; for the administrator. See docs/rules.md R822. */
export function FirstDay() {
  const { data } = useQuery(firstDayQuery(useIsAdmin()));
  // The list is an aid, so nothing takes its place while it can't be read.
  const missing = data?.filter((step) => step.missing !== null).length ?? 0;
  if (data === undefined || missing === 0) return null;
  return (
    <Card
      className="mb-6"
      title="Puesta en marcha"
      lead={`Listos ${data.length - missing} de ${data.length}.`}
    >
      <ul className="grid gap-3">
        {data.map((step) => (
          <li key={step.name} className="flex gap-3">
            <Icon
              name={step.missing === null ? 'check' : 'info'}
              className={classNames('flex-none', step.missing === null ? 'text-good' : 'text-warn')}
            />
            <div className="min-w-0 [&>a]:inline-block [&>a]:min-h-6">
              <b>{NAMES[step.name]}</b>
              {step.missing === null ? <span className="sr-only">: listo</span> : <p>{step.missing}</p>}
              {step.missing !== null && REMEDIES[step.name]}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
