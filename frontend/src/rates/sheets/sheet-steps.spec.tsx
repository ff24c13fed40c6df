/** Steps of a sheet, from the draft to its effect. See docs/rules.md R905. */
import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { priceApprovalQuery } from '#shared/office/price-approval.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { SheetSteps } from './sheet-steps.tsx';

const event = (day: string, by: string | null, name: RateSheet['history'][number]['event']) => ({
  ...{ at: `2026-11-${day}T15:00:00Z`, by, event: name, moved_from: null },
});
const WRITTEN = event('20', 'Paula Soto', 'written');
const SENT = event('21', 'Paula Soto', 'submitted');
const APPROVED = { decided_by: 'Elena Rivas', decided_at: '2026-11-22T15:00:00Z' };
const SHEET = {
  ...{ author: 'Paula Soto', created: '2026-11-20T15:00:00Z', history: [WRITTEN], approver_count: 2 },
  ...{ actions: [], is_writer: false, planned_at: '2026-12-01T03:00:00Z', effective_at: null },
  ...{ decided_by: null, decided_at: null },
} as unknown as RateSheet;
const IN_FORCE = { ...APPROVED, effective_at: '2026-11-23T03:00:00Z' };

it.each<
  [
    title: string,
    approval: 'none' | 'second',
    sheet: Partial<RateSheet>,
    steps: readonly string[],
    current: number,
  ]
>([
  [
    'a draft whose author approves it',
    'none',
    { state: 'draft', actions: ['approve'] },
    ['Ahora: Borrador Paula Soto, 20', 'Falta: Aprobada', 'Falta: En vigencia 01'],
    0,
  ],
  [
    'one’s own draft',
    'second',
    { state: 'draft', is_writer: true, planned_at: null },
    [
      ...['Ahora: Borrador Paula Soto, 20', 'Falta: Por aprobar 2 personas pueden aprobarla'],
      ...['Falta: Aprobada Por otra persona', 'Falta: En vigencia Al aprobarla'],
    ],
    0,
  ],
  [
    'a colleague’s draft',
    'second',
    { state: 'draft', approver_count: 1 },
    [
      ...['Ahora: Borrador Paula Soto, 20', 'Falta: Por aprobar 1 persona puede aprobarla'],
      ...['Falta: Aprobada', 'Falta: En vigencia 01'],
    ],
    0,
  ],
  [
    'a sheet that was approved directly and that the system returned',
    'none',
    {
      ...{ state: 'returned', ...APPROVED },
      history: [event('24', null, 'returned'), event('22', 'Elena Rivas', 'approved'), WRITTEN],
    },
    [
      ...['Hecho: Borrador Paula Soto, 20', 'Ahora: Devuelta El sistema, 24'],
      ...['Falta: Aprobada', 'Falta: En vigencia'],
    ],
    1,
  ],
  [
    'an approved sheet',
    'second',
    { state: 'approved', ...IN_FORCE, history: [event('22', 'Elena Rivas', 'approved'), SENT, WRITTEN] },
    [
      ...['Hecho: Borrador Paula Soto, 20', 'Hecho: Por aprobar Paula Soto, 21'],
      ...['Ahora: Aprobada Elena Rivas, 22', 'Falta: En vigencia 23'],
    ],
    2,
  ],
  [
    'a replaced sheet',
    'second',
    { state: 'replaced', ...IN_FORCE },
    ['Hecho: Borrador Paula Soto, 20', 'Hecho: Aprobada Elena Rivas, 22', 'Ahora: Reemplazada 23'],
    2,
  ],
])('of %s', (_title, approval, sheet, expected, current) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(priceApprovalQuery.queryKey, {
    approval,
    rates: 'by_sheet',
    to_approve: 0,
    approver_count: 1,
  });
  render(
    <QueryClientProvider client={queries}>
      <SheetSteps sheet={{ ...SHEET, ...sheet }} />
    </QueryClientProvider>,
  );
  const steps = within(screen.getByRole('list', { name: 'Pasos de la hoja' })).getAllByRole('listitem');
  const texts = steps.map((step) =>
    [...step.querySelectorAll('p > *')]
      .map(({ textContent }) => textContent.trim().replace(/(\d\d)-\d\d-2026.*/, '$1'))
      .join(' ')
      .trim(),
  );
  expect(texts).toEqual(expected);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(
    steps.map((_step, index) => (index === current ? 'step' : null)),
  );
});
