import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { formatDateText } from '@simulador/contracts/platform/format';
import { formatPhone } from '@simulador/contracts/platform/phone';
import { isValidRut, toWireRut } from '@simulador/contracts/platform/rut';
import { answerOf } from '#shared/api/api-error.ts';
import { useDebounced } from '#shared/api/use-debounced.ts';
import { client } from '#shared/session/client.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { type Answers, type ClientAnswers, isSame } from '../answers/answers.ts';
import { prefilled, reopenedQuery } from '../state/prefill.ts';
import { INITIAL_MODULES, opened as openedAt } from '../state/modules.ts';
import type { Filled } from '../state/progress.ts';
import { useAnswers, useBank, useForm, useSteps } from '../state/simulator-context.tsx';
import { useTouched } from './touched.ts';

const ofCredit = ({ project, credit }: Answers) => ({ project, credit });

/** Returns a client's answers with another value for each that `isReplaced`. */
const withClient = (
  { client }: Answers,
  other: Partial<ClientAnswers>,
  isReplaced: (key: keyof ClientAnswers) => boolean,
): ClientAnswers => ({
  ...client,
  ...Object.fromEntries(Object.entries(other).filter(([key]) => isReplaced(key as keyof ClientAnswers))),
});

/**
 * Fills in what a known client's record and last simulation say once staff have typed the RUT, and says so. Nothing typed is replaced: an
 * answer of the client only if it is empty, property and credit only together. What was filled in is withdrawn, as far as nobody changed
 * it, on request and for another RUT, also after the module was closed or the page reloaded. See docs/rules.md R884.
 */
export function KnownClient() {
  const { form, blank, dispatch } = useForm();
  const { inicio, rules } = useBank();
  const { filled } = useSteps().progress;
  const { keptRut, keepRut } = useTouched();
  const typed = useAnswers(({ client: { rut } }) => rut);
  const isPro = useAnswers(({ flavour }) => flavour === 'pro');
  const rut = typed !== keptRut && isValidRut(typed) ? toWireRut(typed) : null;
  // The beginning of a RUT can be somebody else's.
  const settled = useDebounced(rut);
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
    // An answer is not kept, because an unknown client may have been saved since.
    gcTime: 0,
  });
  const found = (settled !== null && settled === rut && data?.client && data) || null;
  const { data: last, isLoading } = useQuery(reopenedQuery((isPro && found?.simulation) || null));
  const known = isLoading ? null : (found?.client ?? null);

  const withdraw = ({ before, after, hasCredit }: Filled): void => {
    const now = form.typed();
    const isUnchanged = isSame(ofCredit(now), ofCredit(after));
    form.reset({
      ...now,
      ...(isUnchanged && ofCredit(before)),
      client: withClient(now, before.client, (key) => isSame(now.client[key], after.client[key])),
    });
    const cleared = hasCredit ? { modules: INITIAL_MODULES, quote: null } : null;
    dispatch({ type: 'filled', filled: null, found: cleared });
  };
  const fill = useEffectEvent(() => {
    if (filled !== null && filled.rut === rut) return;
    if (filled !== null) withdraw(filled);
    if (known === null || rut === null) return;
    const before = form.typed();
    const { first_name: name, last_name: lastName, email } = known;
    const saved = last === undefined ? null : prefilled(last, inicio, rules, blank.client.branch);
    const hasCredit = saved && isSame(ofCredit(before), ofCredit(blank));
    const after: Answers = {
      ...before,
      ...(hasCredit && ofCredit(saved.answers)),
      client: withClient(before, saved?.answers.client ?? { name, lastName, email }, (key) =>
        isSame(before.client[key], blank.client[key]),
      ),
    };
    form.reset(after);
    dispatch({
      type: 'filled',
      filled: { rut, before, after, hasCredit },
      found: hasCredit ? { modules: openedAt(saved.modules, 'm1'), quote: saved.quote } : null,
    });
  });
  useEffect(() => fill(), [rut, known, last]);

  if (known === null || filled?.rut !== rut) return null;
  const { first_name, last_name, email, phone_number } = known;
  const contact = [email, phone_number && formatPhone(phone_number)].filter(Boolean).join(' · ');
  return (
    <Note small role="status" className="col-span-full">
      <p>
        {`Cliente conocido: ${first_name} ${last_name} · `}
        <EmailText text={contact} />
      </p>
      {last && filled.hasCredit !== null && (
        <p>
          {`Con las respuestas de su última simulación, del ${formatDateText(last.read.fechasimulacion)}.`}
          {!filled.hasCredit && ' El crédito que escribió sigue igual.'}
        </p>
      )}
      <Button
        variant="low"
        small
        className="px-0!"
        onClick={() => {
          withdraw(filled);
          keepRut(typed);
        }}
      >
        Deshacer
      </Button>
    </Note>
  );
}
