/** Facts about a sheet for those who decide: who did what, its impact as submitted, and the quotes that it changes. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app.tsx';
import { CHANGE, openSheet, SHEET, SHEET_PATH } from '../../testing/rate-sheet.ts';
import { fakeRateTables, APPROVAL_PATH } from '../../testing/rate-tables.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';
import { translateTexts } from '../../testing/translate-texts.ts';
import '#shared/browser/translated-texts.ts';

const SUBMITTED = {
  ...SHEET,
  state: 'submitted',
  change_count: 1,
  changes: [{ ...CHANGE, value: 4.49 }],
  submitted_at: '2026-11-20T16:00:00Z',
  planned_at: '2026-12-01T03:00:00.000Z',
  actions: ['approve', 'return'],
  submitted_impact: {
    ...{ rates: 480, least: -0.05, most: 0.1, quoted: 318 },
    latest: {
      ...{ count: 24_930, same: 7_590, lower: 0, higher: 17_340, lost: 0, above_tmc: 0 },
      ...{ median_uf: 0.22, median_percent: 0.9 },
      ...{ distribution: [{ from: 0, to: 1, count: 17_340 }], largest: [] },
    },
  },
  history: [
    { at: '2026-11-20T16:00:00Z', by: 'Paula Soto', event: 'submitted', moved_from: null },
    { at: '2026-11-20T15:00:00Z', by: 'Paula Soto', event: 'written', moved_from: null },
  ],
};

describe('a submitted sheet', () => {
  it('shows who did what, what it changed when it was submitted, and the quotes that it changes now', async () => {
    const uuid = '0b7d3f52-5f0c-4e59-8a37-7e5c6f0d9a21';
    const quote = { uuid, id: 31, day: '2026-11-19', executive: null, rate_before: 4.39, rate_after: 4.49 };
    openSheet(SUBMITTED, {
      [`${SHEET_PATH}/cotizadas`]: () => ({ count: 1, notified: 14, results: [quote] }),
      [APPROVAL_PATH]: () => ({ approval: 'second', rates: 'by_sheet', to_approve: 1, results: [] }),
    });
    const steps = within(await screen.findByRole('region', { name: 'Quién hizo qué' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Paula Soto la envió a aprobación 20-11-2026, 13:00',
      'Paula Soto la escribió 20-11-2026, 12:00',
    ]);
    expect(
      screen.getByText(
        'Al enviarla cambiaba 480 tarifas, entre −0,05 y +0,10 puntos, y 318 cotizaciones vigentes.',
      ),
    ).toBeVisible();
    const impact = within(screen.getByRole('region', { name: 'Impacto' }));
    expect(impact.getByText(', al enviarla el 20-11-2026 a las 13:00')).toBeVisible();
    expect(impact.getByText('de 24.930')).toBeVisible();
    expect(impact.getByText('Cambio mediano').nextSibling).toHaveTextContent('+UF 0,2200 +0,90 %');
    expect(await impact.findByText('Al aprobarla se avisa a sus 14 ejecutivos.')).toBeVisible();
    expect(impact.getByRole('button', { name: 'Calcular de nuevo' })).toBeEnabled();
    expect(screen.getByText('Pide que rija desde el 01-12-2026 a las 00:00.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'N.º 31' })).toHaveAttribute(
      'href',
      expect.stringContaining(`detalle=${uuid}`),
    );
    const way = within(screen.getByRole('list', { name: 'Pasos de la hoja' })).getAllByRole('listitem');
    expect(way.map(({ textContent }) => textContent)).toEqual([
      'Hecho: BorradorPaula Soto, 20-11-2026, 12:00',
      'Ahora: Por aprobarPaula Soto, 20-11-2026, 13:00',
      'Falta: AprobadaLe toca a usted',
      'Falta: En vigencia01-12-2026, 00:00',
    ]);
    const menu = within(screen.getByRole('navigation', { name: 'Secciones' }));
    expect(await menu.findByRole('link', { name: /^Tarifas 1 por aprobar$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hojas (1 por aprobar)' })).toBeVisible();
  });

  it('shows its rates in the grid, what changes by hand, and on request only what changes', async () => {
    const adjustments = [{ by: 0.2, unit: 'points' }];
    openSheet({ ...SUBMITTED, adjustments });
    const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
    const changed = '5 a 15antes 4,39\u00a0%, a mano→4,496,30';
    await waitFor(() => expect(rows()).toContain(changed));
    expect(rows()).toContain('20 a 304,55—');
    expect(screen.getByText('A mano, 1')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Solo lo que cambia' }));
    expect(rows()).toContain(changed);
    expect(rows()).not.toContain('20 a 304,55—');
  });

  it('has its planned day in the list of sheets', async () => {
    const returned = { ...SUBMITTED, id: 8, state: 'returned' };
    fakeRateTables({ '/api/simulador/hojas': () => ({ count: 2, results: [SUBMITTED, returned] }) });
    openApp('/tarifas/hojas');
    expect(await screen.findAllByRole('cell', { name: /^Prevista/ })).toHaveLength(1);
    expect(screen.getByRole('cell', { name: 'Prevista: 01-12-2026, 00:00' })).toBeVisible();
  });

  it.each([
    [0, null],
    [1, 'Al aprobarla se avisa a su ejecutivo.'],
  ])('says whom its approval notifies if these are %i: %s', async (notified, text) => {
    openSheet(SUBMITTED, {
      [`${SHEET_PATH}/cotizadas`]: () => ({ count: 1234, notified, results: [] }),
    });
    expect(await screen.findByText('1.234')).toBeVisible();
    expect(screen.queryByText(/^Al aprobarla se avisa/)?.textContent ?? null).toBe(text);
  });

  it('offers the calculation of an impact that it no longer has as submitted', async () => {
    openSheet(
      { ...SUBMITTED, submitted_impact: null },
      {
        [`${SHEET_PATH}/cotizadas`]: () => ({ count: 0, notified: null, results: [] }),
      },
    );
    expect(await screen.findByRole('button', { name: 'Calcular el impacto' })).toBeEnabled();
    expect(screen.queryByText(/, al enviarla el/)).toBeNull();
    expect(screen.queryByText(/^Al enviarla/)).toBeNull();
  });

  it('says again that its impact is as submitted, where another calculation failed, on a translated page', async () => {
    const answers = [
      new Response(`${JSON.stringify(SUBMITTED.submitted_impact.latest)}\n`),
      refusal(503, {}),
    ];
    openSheet(SUBMITTED, {
      [`${SHEET_PATH}/cotizadas`]: () => ({ count: 0, notified: null, results: [] }),
      [`${SHEET_PATH}/impacto`]: () => answers.shift(),
    });
    const again = () => screen.findByRole('button', { name: 'Calcular de nuevo' });
    await userEvent.click(await again());
    await waitFor(() => expect(screen.queryByText(/, al enviarla el/)).toBeNull());
    const sentence = screen.getByText(/^Las simulaciones guardadas/).closest('p') as HTMLElement;
    const end = translateTexts('font');
    await userEvent.click(await again());
    expect(await screen.findByText(/^No pudimos calcular el impacto/)).toBeVisible();
    expect(sentence).toHaveTextContent(/con las de esta hoja, al enviarla el 20-11-2026 a las 13:00\.$/);
    end();
  });
});

describe('a draft', () => {
  it('keeps the row that no longer changes while it has the focus, and shows only what changes, also once it is saved', async () => {
    const draft = { ...SUBMITTED, state: 'draft', actions: ['change', 'submit'], submitted_impact: null };
    let isSaved = false;
    fakeRateTables({
      [SHEET_PATH]: ({ method }) => {
        isSaved ||= method === 'PATCH';
        return { ...draft, ...(isSaved && { version: 4, changes: [], change_count: 0 }) };
      },
      [`${SHEET_PATH}/cotizadas`]: () => ({ count: 0, notified: null, results: [] }),
    });
    openApp('/tarifas/hojas?hoja=7');
    const box = () => screen.findByRole('checkbox', { name: 'Solo lo que cambia' });
    await userEvent.click(await box());
    expect(screen.queryByRole('rowheader', { name: '20 a 30' })).toBeNull();
    const cell = () => screen.getByRole('textbox', { name: '5 a 15 años, UF 300 a 2.000' });
    await userEvent.click(cell());
    await userEvent.keyboard('4,39{Enter}');
    expect(cell()).toHaveFocus();
    expect(cell()).toHaveAccessibleDescription('');
    expect(screen.getAllByText('De lo guardado: los cambios sin guardar no cuentan.')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByText('Aquí no cambia ninguna tarifa.')).toBeVisible();
    expect(await box()).toBeChecked();
    expect(screen.getByRole('button', { name: 'Calcular el impacto' })).toHaveAccessibleDescription(
      'La hoja no cambia ninguna tarifa.',
    );
  });
});
