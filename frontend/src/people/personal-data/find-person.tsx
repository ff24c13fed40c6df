import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { failureText } from '#shared/api/api-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import { foundRequestsQuery } from './request-data.ts';

const FAILED = 'No pudimos buscar. Inténtelo de nuevo en unos minutos.';

export interface Search {
  /** RUT in the field. */
  readonly rut: string;
  /** RUT whose requests are shown; null before a search. */
  readonly searched: string | null;
}

export const NO_SEARCH: Search = { rut: '', searched: null };

export interface FindPersonProps {
  search: Search;
  onSearch: (search: Search) => void;
}

/** Finds the requests of a RUT. The RUT stays out of the address bar. */
export function FindPerson({ search: { rut, searched }, onSearch }: FindPersonProps) {
  const [isTried, setTried] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(foundRequestsQuery(searched));
  const broken = isTried ? rutRule(rut) : null;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (rutRule(rut) !== null) return;
    if (rut === searched) void refetch();
    else onSearch({ rut, searched: rut });
  };
  const failure = error === null || isFetching ? undefined : failureText(error, FAILED);
  return (
    <form
      className="flex flex-wrap items-end gap-3 [&>:first-child]:w-60"
      role="search"
      onSubmit={submit}
      noValidate
    >
      <RutField
        name="person_rut"
        label="Buscar por RUT"
        value={rut}
        error={broken === null ? failure : violationText(broken)}
        onChange={(next) => {
          onSearch({ rut: next, searched });
          setTried(false);
        }}
      />
      <Button type="submit" working={isFetching} workingLabel="Buscando…">
        Buscar
      </Button>
      {data !== undefined && (
        <Button variant="low" onClick={() => onSearch(NO_SEARCH)}>
          Ver todas
        </Button>
      )}
    </form>
  );
}
