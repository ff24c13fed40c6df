import type { Solicitud } from '#shared/browser/solicitudes.ts';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { HAS_BROKER, RUT_TEXT_ABOVE, withFilter, type Filters } from './filter.ts';
import type { CompanyNames } from './company-names.ts';
import styles from './solicitudes-panel.module.css';

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
    <div className={styles['filters']} role="group" aria-label="Filtros de las solicitudes">
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
