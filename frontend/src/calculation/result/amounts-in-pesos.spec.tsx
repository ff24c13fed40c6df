import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { AudienceProvider } from '#shared/context/audience.tsx';
import { UfProvider, useAnnounceUf } from '#shared/context/uf.tsx';
import { ROW_25 } from '../../testing/result-rows.ts';
import { ResultCard } from './result-card.tsx';

const TODAY = '2026-11-20' as IsoDate;
const UF = { valueClp: 40880.36, date: TODAY, freshness: 'today' } as const;

function Card({ ufDate }: { ufDate: IsoDate }) {
  useAnnounceUf(UF);
  const result = { row: ROW_25, costs: [], caeWithCosts: null };
  return <ResultCard {...result} ufDate={ufDate} verdict={{ missingClp: 0, isJoint: false }} />;
}

const figureOf = (label: string): string => {
  const term = screen.getAllByRole('term').find((each) => each.textContent.startsWith(label));
  return term?.nextElementSibling?.textContent ?? '';
};

describe('amounts in UF', () => {
  it('follow their pesos, for a visitor', () => {
    render(<Card ufDate={TODAY} />, { wrapper: UfProvider });
    expect(figureOf('Dividendo sin seguros')).toBe('$457.353 UF 11,1876');
    expect(figureOf('Costo total del crédito')).toBe('$140.787.054 UF 3.443,8800');
    expect(figureOf('Total')).toBe('$1.717.793 UF 42,0200');
  });

  it('have none of another day, whose UF is not known', () => {
    render(<Card ufDate={'2026-11-19' as IsoDate} />, { wrapper: UfProvider });
    expect(figureOf('Dividendo sin seguros')).toBe('UF 11,1876');
  });

  it('are enough for staff', () => {
    render(
      <AudienceProvider audience="staff">
        <Card ufDate={TODAY} />
      </AudienceProvider>,
      { wrapper: UfProvider },
    );
    expect(figureOf('Dividendo sin seguros')).toBe('UF 11,1876');
  });
});

describe('technical terms', () => {
  it.each(['el dividendo', 'la UF', 'Renta mínima', 'CAE'])('are explained on demand: %s', (name) => {
    render(<Card ufDate={TODAY} />, { wrapper: UfProvider });
    expect(within(screen.getByLabelText('Resultado')).getByLabelText(`Qué es ${name}`)).toBeInTheDocument();
  });
});
