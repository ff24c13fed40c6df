import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IncomeVerdict } from './income-verdict.tsx';

describe('IncomeVerdict', () => {
  it('offers each remedy as a button', async () => {
    const onUse = jest.fn();
    const remedy = {
      years: 28,
      credit: { uf: 1950, clp: 79_716_702, valueUf: 2450 },
      savings: { moreUf: 50.5, creditUf: 1949.5 },
      codebtorClp: 60_000,
    };
    const { rerender } = render(
      <IncomeVerdict missingClp={35864} isJoint={false} remedy={remedy} onUse={onUse} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Usar 28 años' }));
    await userEvent.click(screen.getByRole('button', { name: 'Usar crédito de UF 1.950' }));
    await userEvent.click(screen.getByRole('button', { name: 'Usar UF 50,5 más de ahorro' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sumar codeudor con $60.000' }));
    expect(onUse.mock.calls).toEqual([
      [{ years: 28 }],
      [{ creditUf: 1950, valueUf: 2450 }],
      [{ creditUf: 1949.5, valueUf: null }],
      [{ codebtorClp: 60_000 }],
    ]);
    rerender(<IncomeVerdict missingClp={35864} isJoint={false} remedy={remedy} />);
    expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull();
    rerender(<IncomeVerdict missingClp={0} isJoint={false} remedy={remedy} onUse={onUse} />);
    expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull();
  });

  it('says nothing of an income about former answers', () => {
    const { rerender } = render(
      <IncomeVerdict missingClp={0} isJoint={false} remedy={null} status="updating" />,
    );
    expect(screen.getByText('Calculando si alcanza…')).toBeVisible();
    rerender(<IncomeVerdict missingClp={0} isJoint={false} remedy={null} status="outdated" />);
    expect(screen.getByText('Sin calcular si alcanza')).toBeVisible();
    expect(screen.queryByText('Tu renta alcanza')).toBeNull();
  });

  it.each([
    [{ missingClp: 0, isJoint: false, remedy: null }, 'Tu renta alcanza'],
    [{ missingClp: 0, isJoint: true, remedy: null }, 'La renta de ambos alcanza'],
    [{ missingClp: 35864, isJoint: false, remedy: null }, 'Te faltan $35.864 de renta'],
    [
      {
        missingClp: 35864,
        isJoint: false,
        remedy: { years: 28, credit: { uf: 1950, clp: 79_716_702, valueUf: null }, savings: null },
      },
      'Te faltan $35.864 de renta: alcanza con 28 años o un crédito de hasta UF 1.950 ($79.716.702).',
    ],
    [
      {
        missingClp: 35864,
        isJoint: false,
        remedy: {
          years: 28,
          credit: { uf: 1950, clp: 79_716_702, valueUf: 2450 },
          savings: { moreUf: 50.5, creditUf: 1949.5 },
        },
      },
      'Te faltan $35.864 de renta: alcanza con 28 años, un crédito de hasta UF 1.950 ($79.716.702) para una propiedad de UF 2.450 o UF 50,5 más de ahorro.',
    ],
    [
      { missingClp: 35864, isJoint: false, remedy: { years: 30, credit: null, savings: null } },
      'Te faltan $35.864 de renta: alcanza con 30 años.',
    ],
    [
      { missingClp: 35864, isJoint: false, remedy: { years: 31, credit: null, savings: null } },
      'Te faltan $35.864 de renta: alcanza con 31 años (con una carrera profesional de al menos 8 semestres).',
    ],
    [
      { missingClp: 35864, isJoint: false, remedy: { years: null, credit: null, savings: null } },
      'Te faltan $35.864 de renta: no alcanza ni con el plazo más largo ni con el crédito más bajo.',
    ],
  ])('says whether the income carries the dividend: %j', (verdict, text) => {
    render(<IncomeVerdict {...verdict} />);
    const said = screen.getByText(/^(?:Tu renta alcanza|La renta de ambos|Te faltan)/).closest('p');
    expect(said?.textContent).toBe(text);
  });
});
