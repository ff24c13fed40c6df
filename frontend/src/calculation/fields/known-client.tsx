import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatPhone } from '@simulador/contracts/platform/phone';
import { isValidRut, toWireRut } from '@simulador/contracts/platform/rut';
import { answerOf } from '#shared/api/api-error.ts';
import { useDebounced } from '#shared/api/use-settled.ts';
import { client } from '#shared/session/client.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { answerTo, fieldNames, type AnswerChanges } from '../answers/fields.ts';
import { useAnswers, useForm } from '../state/simulator-context.tsx';

/** Time after the last keystroke, because the beginning of a RUT can be somebody else's. */
const RUT_REST_MS = 300;
const FILLED = ['client.name', 'client.lastName', 'client.email'] as const;
type Filled = Readonly<Partial<Record<(typeof FILLED)[number], string>>>;

/**
 * Fills the empty ones of a known client's name and e-mail once staff have typed the RUT, and says so. They are emptied again, as far as
 * nobody changed them, on request and for another RUT. `opened` is the RUT of the opened or stored form, which keeps what it has. See
 * docs/rules.md R884.
 */
export function KnownClient({ opened }: { opened: string }) {
  const { answersNow, change } = useForm();
  const typed = useAnswers(({ client: { rut } }) => rut);
  const rut = typed !== opened && isValidRut(typed) ? toWireRut(typed) : null;
  const [undone, setUndone] = useState<string | null>(null);
  const settled = useDebounced(rut, RUT_REST_MS);
  const { data } = useQuery({
    queryKey: ['known-client', settled],
    queryFn: ({ signal }) =>
      answerOf(
        client.POST('/api/simulador/clientes/conocido', {
          body: { identification: settled ?? '' },
          signal,
        }),
      ),
    enabled: settled !== null,
    staleTime: Infinity,
    retry: false,
  });
  const known = (settled !== null && data?.client) || null;
  const filled = useRef<Filled>({});

  const withdraw = (): void => {
    const own = FILLED.filter((path) => filled.current[path] === answerTo(answersNow(), path));
    filled.current = {};
    if (own.length > 0) change(Object.fromEntries(own.map((path) => [path, ''])) as AnswerChanges);
  };
  const fill = useEffectEvent(() => {
    withdraw();
    if (known === null) return;
    const stored = {
      'client.name': known.first_name,
      'client.lastName': known.last_name,
      'client.email': known.email,
    };
    const empty = FILLED.filter((path) => answerTo(answersNow(), path) === '');
    filled.current = Object.fromEntries(empty.map((path) => [path, stored[path]]));
    if (empty.length > 0) change(filled.current);
    const focused = document.activeElement;
    const names = fieldNames(null);
    // Typing replaces what was filled into the field that has the focus.
    if (focused instanceof HTMLInputElement && empty.some((path) => names[path] === focused.name))
      setTimeout(() => focused.select());
  });
  useEffect(() => fill(), [known]);

  if (known === null || undone === settled) return null;
  const { first_name, last_name, email, phone_number } = known;
  const contact = [email, phone_number && formatPhone(phone_number)].filter(Boolean).join(' · ');
  return (
    <FieldGridRow>
      <Note small role="status">
        <p>
          {`Cliente conocido: ${first_name} ${last_name} · `}
          <EmailText text={contact} />
        </p>
        <Button
          variant="low"
          small
          onClick={() => {
            withdraw();
            setUndone(settled);
          }}
        >
          Deshacer
        </Button>
      </Note>
    </FieldGridRow>
  );
}
