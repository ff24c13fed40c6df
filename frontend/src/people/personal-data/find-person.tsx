import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { failureText } from '#shared/api/api-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import styles from './personal-data.module.css';
import { findRequests, type PersonRequest } from './request-data.ts';

const FAILED = 'No pudimos buscar. Inténtelo de nuevo en unos minutos.';

export interface FindPersonProps {
  /** Found requests; null before a search. */
  found: readonly PersonRequest[] | null;
  onFound: (found: readonly PersonRequest[] | null) => void;
}

/** Finds the requests of a RUT. The RUT stays out of the address bar. */
export function FindPerson({ found, onFound }: FindPersonProps) {
  const [rut, setRut] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: findRequests, onSuccess: onFound });
  const broken = rutRule(rut);
  const search = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (broken === null) mutate(rut);
  };
  const refusal = isTried && broken !== null ? violationText(broken) : failureText(error, FAILED);
  return (
    <form className={styles['find']} role="search" onSubmit={search} noValidate>
      <RutField
        name="person_rut"
        label="Buscar por RUT"
        value={rut}
        error={(isTried && broken !== null) || error !== null ? refusal : undefined}
        onChange={(next) => {
          setRut(next);
          setTried(false);
        }}
      />
      <Button type="submit" working={isPending} workingLabel="Buscando…">
        Buscar
      </Button>
      {found !== null && (
        <Button
          variant="low"
          onClick={() => {
            setRut('');
            onFound(null);
          }}
        >
          Ver todas
        </Button>
      )}
    </form>
  );
}
