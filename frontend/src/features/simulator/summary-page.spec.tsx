import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ROW_25 } from '../../testing/result-rows.ts';
import { fakeBff, INICIO, INICIO_PATH } from '../../testing/simulator/fake-bff.ts';
import { AT_MODULE_3, keep, renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { dividendoRequest, type Lists } from './model/requests.ts';
import { listsOf } from './model/inicio-view.ts';
import type { SimulatorState } from './model/simulator-state.ts';

const request = dividendoRequest(AT_MODULE_3, listsOf(INICIO) as Lists, 4.5);
const CONFIRMED: SimulatorState = {
  ...AT_MODULE_3,
  isConfirmed: true,
  calculated: request && { request, row: ROW_25, costs: [], ufValueClp: 40880.36, ufDate: '2026-11-20' },
};

describe('summary page', () => {
  beforeEach(() => window.sessionStorage.clear());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('shows the confirmed simulation and puts its detail in view', async () => {
    keep(CONFIRMED);
    fakeBff();
    const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    renderSimulator('/simulador/resumen');
    expect(screen.getByLabelText('resultado')).toHaveTextContent('ready 25 final');
    expect(scroll).toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'Resumen de la simulación' })).toHaveFocus();
    expect(screen.getByText('12.345.678-5')).toBeVisible();
    expect(await screen.findByText('Departamento · Usada')).toBeVisible();
  });

  it.each([
    ['+56912345678', ['+56912345678']],
    ['+569', []],
  ])('tells all that the applicant answered, the phone %s when it was given', (phone, told) => {
    keep({ ...CONFIRMED, client: { ...AT_MODULE_3.client, phone } });
    fakeBff();
    renderSimulator('/simulador/resumen');
    const applicant = screen.getByRole('region', { name: 'Solicitante' });
    const values = within(applicant)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(values).toEqual([
      'Camila Rojas Fuentes',
      '12.345.678-5',
      '34 años',
      'Dependiente',
      '$2.100.000',
      'camila.rojas@correo.cl',
      ...told,
    ]);
  });

  it('shows pesos at the UF of the calculation, whatever today’s is', async () => {
    keep(CONFIRMED);
    const today = { value: 50000, date: '2026-12-24', source: 'core' as const };
    fakeBff({ [INICIO_PATH]: () => ({ ...INICIO, uf: today }) });
    renderSimulator('/simulador/resumen');
    await screen.findByText('Departamento · Usada');
    expect(screen.getByText('$102.200.900')).toBeVisible();
  });

  it('leads to the simulator when nothing was confirmed', () => {
    keep({ ...CONFIRMED, isConfirmed: false });
    fakeBff();
    renderSimulator('/simulador/resumen');
    expect(screen.getByRole('link', { name: 'Ir al simulador' })).toHaveAttribute('href', '/simulador');
    expect(screen.queryByLabelText('resultado')).toBeNull();
  });
});
