import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatTime } from '@simulador/contracts/platform/instants';
import { failureText } from '#shared/api/api-error.ts';
import { useByContent, useDebounced } from '#shared/api/use-settled.ts';
import { describeRate } from '../tarifas/describe.ts';
import { offersQuery, suggestionQuery, type SuggestionRequest } from '../tarifas/rate-data.ts';
import styles from './rate-lookup.module.css';

/** Delay of a request after typing, ms. */
const SETTLED_MS = 300;
const NOT_KNOWN = 'No pudimos consultar la tasa. Inténtelo de nuevo.';
const ONLY_PRESENT = 'Las tarifas llegan del sistema central del banco: no se sabe cuáles regían ese día.';

export interface LookedUpCredit {
  readonly product: string;
  readonly loan_use: string;
  readonly real_estate_type: string;
  readonly period: string;
  readonly amount: number | null;
  readonly day: IsoDate | null;
}

export interface SuggestionProps {
  credit: LookedUpCredit;
  today: IsoDate;
}

/** Rate that the credit is offered now, or was offered on an earlier day. */
export function Suggestion({ credit: { amount, day, ...texts }, today }: SuggestionProps) {
  const isComplete = amount !== null && day !== null && texts.period !== '';
  const asked = isComplete
    ? {
        day,
        credit: {
          amount,
          period: Number(texts.period),
          loan_use: Number(texts.loan_use),
          product: Number(texts.product),
          real_estate_type: Number(texts.real_estate_type),
        },
      }
    : null;
  const content = useByContent(asked);
  const settled = useDebounced(content, SETTLED_MS);
  const isSettling = settled !== content;
  // The server refuses a day to come, and says that it has not arrived.
  if (settled !== null && settled.day !== today)
    return <PastOffers request={{ ...settled.credit, day: settled.day }} isSettling={isSettling} />;
  return <PresentOffer request={settled?.credit ?? null} isSettling={isSettling} />;
}

function PresentOffer({ request, isSettling }: { request: SuggestionRequest | null; isSettling: boolean }) {
  const { data, error, isPlaceholderData } = useQuery(suggestionQuery(request));
  return (
    <Offered title="Tasa sugerida" isBusy={isPlaceholderData || isSettling}>
      {request !== null && data !== undefined ? (
        <b className="num">{describeRate(data)}</b>
      ) : (
        <span className={styles['none']}>{error === null ? '—' : failureText(error, NOT_KNOWN)}</span>
      )}
    </Offered>
  );
}

interface PastOffersProps {
  request: SuggestionRequest & { day: IsoDate };
  isSettling: boolean;
}

/** All rates that may have been offered on that day, because a rate can change at any hour. See docs/rules.md R361. */
function PastOffers({ request, isSettling }: PastOffersProps) {
  const { data, error, isPlaceholderData } = useQuery(offersQuery(request));
  return (
    <Offered title="Tasa sugerida ese día" isBusy={isPlaceholderData || isSettling}>
      {error !== null && <span className={styles['none']}>{failureText(error, NOT_KNOWN)}</span>}
      {data?.is_known === false && <span className={styles['none']}>{ONLY_PRESENT}</span>}
      {data?.offers.map(({ from, rate }, index) => (
        <span key={from} className={styles['offer']}>
          {rate === null ? <span>Sin tasa</span> : <b className="num">{describeRate(rate)}</b>}
          {index > 0 && <span>{` desde las ${formatTime(new Date(from))}`}</span>}
        </span>
      ))}
    </Offered>
  );
}

function Offered({ title, isBusy, children }: { title: string; isBusy: boolean; children: ReactNode }) {
  return (
    <p className={styles['suggestion']} role="status" aria-busy={isBusy || undefined}>
      <span>{title}</span>
      {children}
    </p>
  );
}
