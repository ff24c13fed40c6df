import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type {
  ExplainedFigure,
  ExplainedNode,
} from '@simulador/contracts/calculation/messages/explained-steps';
import { type Audience } from '#shared/context/audience.ts';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { SCHEDULE_PROPS } from '../../testing/schedule.ts';
import { fakeBff, refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { Explanation } from './explanation.tsx';

const EXPLICACION = '/api/simulador/explicacion';
const input = (label: string, value: string): ExplainedNode => ({ label, op: 'input', args: [], value });
const TOTAL = {
  label: 'Dividendo con seguros',
  op: 'add',
  value: '11.4796',
  args: [input('Dividendo sin seguros', '11.1876'), input('Seguros', '0.292')],
};
const RATE = {
  label: 'Tasa sugerida',
  op: 'add',
  value: '4.5',
  args: [input('Tasa de Universal, vigente desde el 01-11-2026', '4.5')],
};
const DATES = [{ name: 'FecVencimiento', value: '2026-12-20', reason: 'Un mes después de la simulación.' }];
const FIGURES: readonly ExplainedFigure[] = [
  { name: 'Tasa', unit: 'percent', value: '4.5', node: input('Tasa anual en porcentaje', '4.5') },
  { name: 'DivTotal', unit: 'UF', value: '11.4796', node: TOTAL },
  { name: 'suggested_rate', unit: 'percent', value: '4.5', node: RATE },
];

async function openCard(
  audience: Audience = 'visitor',
  answer: Answers[string] = () => ({ figures: FIGURES, dates: DATES }),
) {
  const bff = fakeBff({ [EXPLICACION]: answer });
  renderWithQueries(<Explanation {...SCHEDULE_PROPS} />, audience);
  return bff;
}
const figures = async () => {
  await screen.findByText('Dividendo con seguros', { selector: 'summary span' });
  return [...document.querySelectorAll('details')];
};

describe('where a figure comes from', () => {
  it('is requested when it is opened, and lists the figures with their units', async () => {
    const bff = await openCard();
    const titles = (await figures()).map((each) => each.querySelector('summary')?.textContent);
    expect(titles).toEqual([
      'Dividendo con seguros UF 11,4796',
      'Tasa anual en porcentaje 4,50\u00a0%',
      'Primera fecha de pago 20-12-2026',
    ]);
    expect((await figures()).at(-1)).toHaveTextContent('Un mes después de la simulación.');
    expect(bff.callsTo(EXPLICACION)[0]?.body).toEqual(SCHEDULE_PROPS.request);
  });

  it('unfolds into its operation and operands', async () => {
    await openCard();
    const [total, rate] = await figures();
    const lines = (details: HTMLElement | undefined) =>
      within(details ?? document.body)
        .getAllByRole('definition')
        .map((value) => `${value.previousElementSibling?.textContent.trim()} | ${value.textContent}`);
    expect(lines(total)).toEqual([
      'Dividendo sin seguros | 11,1876',
      '+ Seguros | 0,292',
      '= Dividendo con seguros | 11,4796',
    ]);
    expect(rate).toHaveTextContent('No se calcula: se ingresó o está fijado.');
  });

  it('has the row of the suggested rate for staff', async () => {
    await openCard('staff');
    expect((await figures()).at(-2)).toHaveTextContent(
      /^Tasa sugerida 4,50\s% Tasa de Universal, vigente desde el 01-11-20264,5/,
    );
  });

  it('says why there is none', async () => {
    const detail = 'El banco calculó estas cifras de otra forma.';
    await openCard('visitor', () => refusal(502, { detail }));
    expect(await screen.findByText(detail)).toBeVisible();
  });
});
