import type { Ref } from 'react';
import { SENDS } from '#shared/office/list-views.ts';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import type { List } from './use-list.ts';

/** Filter by the outcome of mails and sends. See docs/rules.md R961. */
export const SendsFilter = ({
  name,
  filters,
  change,
  ref,
}: Pick<List, 'filters' | 'change'> & { name: string; ref?: Ref<HTMLSelectElement> }) => (
  <SelectField
    ref={ref}
    name={name}
    label="Envíos"
    placeholder="Todos"
    options={SENDS.map(({ sends, label }) => ({ value: sends, label }))}
    value={filters.sends ?? ''}
    onChange={(value) => change({ sends: SENDS.find(({ sends }) => sends === value)?.sends ?? null })}
  />
);
