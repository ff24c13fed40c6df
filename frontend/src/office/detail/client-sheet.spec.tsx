import { describe, expect, it } from '@jest/globals';
import { within, screen, waitFor } from '@testing-library/react';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { DETAIL, DETAIL_PATH, findDetail, openDetail, openDetailOverList } from '../../testing/detail.tsx';
import userEvent from '@testing-library/user-event';
import { clientGroup, GROUPS_PATH, listed, page } from '../../testing/office.ts';
import { goInHistory, currentLocation } from '../../testing/location.tsx';
import { refusal } from '../../testing/simulator/fake-bff.ts';

const open = (changed: Partial<SimulationRead>) =>
  openDetail('executiverole', { [DETAIL_PATH]: () => ({ ...DETAIL, ...changed }) });
const card = async (name: string) => within(await findDetail()).findByRole('region', { name });
/** Returns each label with the text below it. */
const factsOf = (region: HTMLElement): (readonly [string, string])[] =>
  within(region)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);

describe('the detail of a simulation', () => {
  it('says whose it is, for how much, how far it is, and everything that was given', async () => {
    openDetail();
    expect(factsOf(await card('Cliente'))).toEqual([
      ['RUT', '15.482.907-5'],
      ['Nombre', 'Matías Fuentealba Ríos'],
      ['Tipo de trabajador', 'Dependiente'],
      ['Renta líquidaLa renta alcanza', '$1.950.000'],
    ]);
    expect(factsOf(await card('Propiedad'))).toEqual([
      ['Tipo', 'Departamento'],
      ['Estado', 'Nueva'],
      ['Valor', 'UF 2.000'],
      ['DFL2', 'Sí'],
      ['Región', 'Metropolitana de Santiago'],
      ['Comuna', 'La Florida'],
      ['Dirección', 'Avenida La Florida 9650'],
    ]);
    expect(factsOf(await card('Detalle de la simulación'))).toEqual([
      ['Destino', 'Compraventa'],
      ['Ahorro', 'UF 50'],
      ['Subsidio DS19', 'UF 150'],
      ['Monto solicitado', 'UF 1.800'],
      ['Meses de gracia', '2'],
      ['Tipo de producto', 'Flexible plus'],
    ]);
    const dialog = await findDetail();
    expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus();
    expect(within(dialog).getByText('Simulación de Crédito Hipotecario N.º 10517')).toBeVisible();
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['+56 9 1234 5678', 'tel:+56912345678'],
      ['matias.fuentealba@correo.cl', 'mailto:matias.fuentealba@correo.cl'],
      [
        expect.stringMatching(/^N\.º 10517Departamento, CompraventaUF 1\.80020 años, 4,10\s%En evaluación$/),
        expect.anything(),
      ],
    ]);
    expect(within(dialog).getAllByText('En evaluación', { selector: 'span' })).toHaveLength(2);
  });

  it('says that its figures cannot be read, and offers nothing that needs them', async () => {
    open({ unreadable: true, monthly_mortgage_uf: 0, total_monthly_mortgage_uf: 0, subpurpose_name: '' });
    const detail = within(await findDetail());
    expect(
      await detail.findByText(/^Las cifras guardadas de esta simulación no se pueden leer/),
    ).toBeVisible();
    expect(detail.getByText('Matías Fuentealba Ríos')).toBeVisible();
    expect(detail.getByText('UF 1.800')).toBeVisible();
    for (const name of ['Resumen', 'Propiedad', 'Detalle de la simulación'])
      expect(detail.queryByRole('region', { name })).toBeNull();
    expect(detail.queryByText(/UF 0/)).toBeNull();
    for (const name of [/PDF/, 'Simular de nuevo']) expect(detail.queryByRole('button', { name })).toBeNull();
  });

  it('has the figures, what they include, and the rest folded', async () => {
    openDetail();
    const figures = await card('Resumen');
    expect(within(figures).getByText('UF 11,6833')).toBeInTheDocument();
    expect(within(figures).getByText('$477.618')).toBeInTheDocument();
    expect(within(figures).getByText('$1.910.472')).toBeInTheDocument();
    expect(
      within(figures).getByText(
        'Incluye seguro de incendio y sismo, seguro de cesantía y seguro de desgravamen.',
      ),
    ).toBeInTheDocument();
    expect(within(figures).getByText('Pesos con la UF del 20-11-2026: $40.880,36')).toBeInTheDocument();
    const folded = (title: string) => screen.getByText(title).closest('details') as HTMLElement;
    expect(folded('Información')).not.toHaveAttribute('open');
    expect(factsOf(folded('Información'))).toEqual([
      ['Tasa anual', '4,10\u00a0%'],
      ['CAEno incluye gastos operacionales', '4,68\u00a0%'],
      ['CAE con gastos operacionales', '4,95\u00a0%'],
      ['Plazo', '20 años'],
      ['Dividendo sin seguros', 'UF 11,0857'],
      ['Seguro de incendio y sismo', 'UF 0,2112'],
      ['Seguro de cesantía', 'UF 0,2160'],
      ['Seguro de desgravamen', 'UF 0,1704'],
      ['Costo total del crédito', 'UF 2.803,9920'],
      ['Costo total con gastos operacionales', 'UF 2.831,5120'],
    ]);
    const costs = factsOf(folded('Gastos Operacionales'));
    expect([costs.length, costs[0], costs.at(-1)]).toEqual([
      7,
      ['Tasación', 'UF 2,9750'],
      ['Total', 'UF 27,5200'],
    ]);
  });

  it('says what is missing, and leaves out an insurance that is not paid', async () => {
    open({
      work_status: '',
      desc_antiguedad: null,
      region_id: null,
      province: null,
      city: null,
      location: '',
      current_savings: 0,
      credit_amount: 1800.25,
      montocreditoUF: 1800.25,
      DFL2: false,
      is_dfl2: false,
      unemployment_insurance_amount: 0,
      has_subsidy: false,
      subsidy_type: 0,
    });
    for (const absent of ['Comuna', 'Dirección', 'Ahorro', /^Subsidio/])
      expect(within(await findDetail()).queryByText(absent, { selector: 'dt' })).toBeNull();
    expect(factsOf(await card('Cliente'))).toContainEqual(['Tipo de trabajador', 'No ingresado']);
    const simulation = factsOf(await card('Detalle de la simulación'));
    expect(simulation).toContainEqual(['Monto solicitado', 'UF 1.800,25']);
    const property = factsOf(await card('Propiedad'));
    for (const fact of [
      ['Estado', 'No aplica'],
      ['DFL2', 'No'],
      ['Región', 'No ingresada'],
    ])
      expect(property).toContainEqual(fact);
    const figures = await card('Resumen');
    expect(within(figures).queryByText('Seguro de cesantía')).toBeNull();
    expect(
      within(figures).getByText('Incluye seguro de incendio y sismo y seguro de desgravamen.'),
    ).toBeInTheDocument();
  });

  it('says of a region without a name that there is none, and of pesos how they were typed', async () => {
    open({ province: null, estate_worth_clp: 81_760_720 });
    expect(factsOf(await card('Propiedad'))).toEqual(
      expect.arrayContaining([
        ['Región', 'No disponible'],
        ['ValorIngresado en pesos: $81.760.720', 'UF 2.000'],
      ]),
    );
  });

  it('shows beside what was given what the client’s record has instead', async () => {
    const record = { first_name: 'Matías', last_name: 'Ríos', email: 'm.rios@correo.cl', phone_number: null };
    open({ client_record: record });
    expect(factsOf(await card('Cliente'))).toContainEqual([
      'NombreEn la ficha: Matías Ríos',
      'Matías Fuentealba Ríos',
    ]);
    const dialog = await findDetail();
    for (const text of ['En la ficha: m.rios@correo.cl', 'En la ficha: ninguno'])
      expect(
        within(dialog).getByText((_, node) => node?.textContent === text, { selector: 'small' }),
      ).toBeInTheDocument();
  });
});

describe('from the detail', () => {
  it('a commercial, who does not simulate, can’t', async () => {
    openDetail('commercialrole');
    expect(await screen.findByRole('button', { name: 'Descargar Simulación' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Simular de nuevo' })).toBeNull();
  });

  it('can be downloaded as PDF, and a failure is shown in the dialog', async () => {
    openDetail('executiverole', { '/api/external/pdf_simulacion': () => refusal(502, {}) });
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar Simulación' }));
    const dialog = await findDetail();
    expect(await within(dialog).findByText('No se pudo generar el PDF.')).toBeVisible();
  });

  it.each(['Escape', 'Cerrar'])('%s leads to the list', async (way) => {
    openDetail();
    const dialog = await findDetail();
    await within(dialog).findByRole('region', { name: 'Información de la Solicitud' });
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(within(dialog).getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentLocation()).toEqual({ pathname: '/listado', state: null });
  });

  it('somebody comes back to where they were in the list, also by the browser’s own button', async () => {
    const listedOne = { ...listed(10517), uuid: DETAIL.uuid };
    openDetailOverList('adminrole', { [GROUPS_PATH]: () => page([clientGroup('Matías', [listedOne])]) });
    await findDetail();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /simulaci.* de Matías/ }));
    const link = await screen.findByRole('link', { name: /^Ver detalle/ });
    for (const back of [() => userEvent.keyboard('{Escape}'), () => goInHistory(-1)]) {
      await userEvent.click(link);
      await within(await findDetail()).findByRole('region', { name: 'Información de la Solicitud' });
      await back();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(currentLocation()).toEqual({ pathname: '/listado', state: null });
      expect(link).toHaveFocus();
    }
  });
});
