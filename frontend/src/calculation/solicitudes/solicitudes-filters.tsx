import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import type { Solicitud } from '#shared/browser/solicitudes.ts';
import { client } from '#shared/session/client.ts';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';

/** Values of the filter by company. See docs/rules.md R92. */
const HAS_BROKER = { all: 'all', withBroker: 'with_inmobiliaria', without: 'without' } as const;

/** Filters of the list. `broker` and `project` are ids as text; '' means any. */
interface Filters {
  readonly hasBroker: string;
  readonly broker: string;
  readonly project: string;
  readonly rut: string;
}

export const NO_FILTERS: Filters = { hasBroker: HAS_BROKER.all, broker: '', project: '', rut: '' };

/** A text of this length or less filters nothing. */
const RUT_TEXT_ABOVE = 2;

const bare = (rut: string): string => rut.replace(/[.\s]/g, '').toLowerCase();

const fits = (id: number | null, chosen: string): boolean => chosen === '' || String(id) === chosen;

/** Returns the simulations that pass every filter, in their order. */
export const filtered = (
  solicitudes: readonly Solicitud[],
  { hasBroker, broker, project, rut }: Filters,
): readonly Solicitud[] =>
  solicitudes.filter(
    (each) =>
      (hasBroker === HAS_BROKER.all || (hasBroker === HAS_BROKER.withBroker) === (each.broker !== null)) &&
      fits(each.broker, broker) &&
      fits(each.project, project) &&
      (rut.trim().length <= RUT_TEXT_ABOVE || bare(each.rut).includes(bare(rut))),
  );

/** Changes a filter and resets others whose choice is no longer offered. */
function withFilter(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, ...change };
  if (next.hasBroker === HAS_BROKER.without) return { ...next, broker: '', project: '' };
  return next.broker === filters.broker ? next : { ...next, project: '' };
}

export interface SolicitudesFiltersProps {
  solicitudes: readonly Solicitud[];
  names: CompanyNames;
  filters: Filters;
  onFilter: (filters: Filters) => void;
}

const HAS_BROKER_OPTIONS: readonly SelectOption[] = [
  { value: HAS_BROKER.all, label: 'Todas' },
  { value: HAS_BROKER.withBroker, label: 'Con inmobiliaria' },
  { value: HAS_BROKER.without, label: 'Sin inmobiliaria' },
];

/** Returns an option for each id in use, sorted by name. */
const optionsOf = (ids: readonly (number | null)[], nameOf: (id: number) => string): SelectOption[] =>
  [...new Set(ids.filter((id) => id !== null))]
    .map((id) => ({ value: String(id), label: nameOf(id) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es-CL'));

/** Filters by company (with, without, or a certain one), project, and a text in the RUT. */
export function SolicitudesFilters({ solicitudes, names, filters, onFilter }: SolicitudesFiltersProps) {
  const change = (changed: Partial<Filters>): void => onFilter(withFilter(filters, changed));
  const isWithout = filters.hasBroker === HAS_BROKER.without;
  const ofBroker = solicitudes.filter(({ broker }) => String(broker) === filters.broker);
  return (
    <div
      className="grid w-full grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4"
      role="group"
      aria-label="Filtros de las solicitudes"
    >
      <SelectField
        name="has_broker"
        label="Solicitudes"
        options={HAS_BROKER_OPTIONS}
        value={filters.hasBroker}
        onChange={(value) => change({ hasBroker: value })}
      />
      <SelectField
        name="broker"
        label="Inmobiliaria"
        placeholder="Todas"
        options={optionsOf(
          solicitudes.map(({ broker }) => broker),
          names.broker,
        )}
        value={filters.broker}
        disabled={isWithout}
        onChange={(value) => change({ broker: value })}
      />
      <SelectField
        name="project"
        label="Proyecto"
        placeholder="Todos"
        options={optionsOf(
          ofBroker.map(({ project }) => project),
          names.project,
        )}
        value={filters.project}
        disabled={filters.broker === ''}
        onChange={(value) => change({ project: value })}
      />
      <TextField
        name="rut"
        label="RUT"
        hint={`Desde ${RUT_TEXT_ABOVE + 1} caracteres.`}
        autoComplete="off"
        value={filters.rut}
        onChange={(value) => change({ rut: value })}
      />
    </div>
  );
}

export interface CompanyNames {
  readonly broker: (id: number) => string;
  readonly project: (id: number) => string;
}

const namesQuery = (list: string, read: (signal: AbortSignal) => Promise<readonly [number, string][]>) =>
  queryOptions({
    queryKey: ['inmobiliarias', list],
    queryFn: async ({ signal }) => new Map(await read(signal)),
    staleTime: Infinity,
  });

const companyNames = namesQuery('companies', async (signal) =>
  (await answerOf(client.GET('/inmobiliarias/Company', { signal }))).map((each) => [
    each.id,
    each.company_name,
  ]),
);
const projectNames = namesQuery('projects', async (signal) =>
  (await answerOf(client.GET('/inmobiliarias/CompanyProject', { signal }))).map((each) => [
    each.id,
    each.project_name,
  ]),
);

/** Names by id. The id itself until the names are loaded, and for roles that may not read them. */
export function useCompanyNames(isNeeded: boolean): CompanyNames {
  const companies = useQuery({ ...companyNames, enabled: isNeeded });
  const projects = useQuery({ ...projectNames, enabled: isNeeded });
  return {
    broker: (id) => companies.data?.get(id) ?? `Inmobiliaria ${id}`,
    project: (id) => projects.data?.get(id) ?? `Proyecto ${id}`,
  };
}
