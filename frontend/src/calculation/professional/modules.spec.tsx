import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBff, INICIO, INICIO_PATH } from '../../testing/simulator/fake-bff.ts';
import { PROJECT } from '../../testing/simulator/answers.ts';
import {
  AT_CREDIT,
  AT_PROJECT,
  storeStaffDraft,
  storedStaffDraft,
  COMPANY_LISTS,
  PROJECTS,
  REAL_ESTATES,
  renderProfessional,
} from '../../testing/simulator/render-professional.tsx';

const BANNER = 'Hay errores en el formulario, revise los campos para continuar';
const named = (name: string) => document.getElementsByName(name)[0] as HTMLSelectElement | undefined;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('module 1 of the professional simulator', () => {
  it('has its title and fields, and a banner of its own for what is wrong', async () => {
    fakeBff();
    renderProfessional();
    await screen.findByRole('heading', { name: 'Simula el hipotecario para el proyecto de tu cliente' });
    expect(named('input_phone_number') ?? named('input_consent')).toBeUndefined();
    const above = within(screen.getByRole('region', { name: 'El crédito' }));
    expect(above.getByLabelText('Sucursal')).toHaveDisplayValue('Seleccione una Sucursal');
    expect(named('input_branch')?.options).toHaveLength(1 + 12);
    expect(above.getByLabelText('Tipo de producto')).toHaveDisplayValue('Seleccione un Producto');
    expect(above.getByLabelText('Tasa anual')).toHaveAttribute('readonly');
    await press('Continuar');
    const banner = await screen.findByRole('alert', { name: BANNER });
    await waitFor(() => expect(banner).toHaveFocus());
    const first = screen.getByLabelText('RUT');
    expect(banner.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(within(banner).getByRole('link', { name: /^Renta líquida: / }));
    expect(named('input_liquid_salary')).toHaveFocus();
  });

  it('says of itself that it is done, and lets itself be edited from any module', async () => {
    storeStaffDraft(AT_CREDIT);
    fakeBff();
    renderProfessional();
    await screen.findByRole('heading', { name: 'Simulación del crédito' });
    const client = await screen.findByRole('region', { name: '01 Cliente' });
    expect(client).toHaveTextContent('Módulo completado');
    expect(client).toHaveTextContent('Camila Rojas Fuentes · 34 años · Dependiente · $2.100.000');
    await press('Editar cliente');
    await screen.findByRole('heading', { name: 'Simula el hipotecario para el proyecto de tu cliente' });
    expect(screen.getByRole('button', { name: 'Editar información del proyecto' })).toBeEnabled();
    await userEvent.clear(screen.getByLabelText('Edad'));
    expect(screen.getByRole('button', { name: 'Editar información del proyecto' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Editar simulación del crédito' })).toBeDisabled();
    expect(screen.getByRole('region', { name: /^03/ })).toHaveTextContent('Ya con sus cifras');
  });

  it('says that the catalogues are missing, with a retry', async () => {
    fakeBff({ [INICIO_PATH]: () => ({ ...INICIO, catalogos: null }) });
    renderProfessional();
    expect(await screen.findByText(/^No pudimos cargar toda la información/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  });
});

describe('module 2 of the professional simulator', () => {
  const open = async () => {
    const bff = fakeBff(COMPANY_LISTS);
    renderProfessional();
    await screen.findByText('Pregunta al cliente por su próximo proyecto');
    return bff;
  };

  it('has internal refinancing among its purposes', async () => {
    storeStaffDraft(AT_PROJECT);
    await open();
    await userEvent.click(screen.getByLabelText('Refinanciamiento Interno'));
    expect(document.getElementsByName('input_property_value_ref')).toHaveLength(1);
    expect(screen.queryByLabelText('Refinanciamiento')).not.toBeInTheDocument();
  });

  it('asks for company and project of what is new, the project once the company is known', async () => {
    storeStaffDraft({ ...AT_PROJECT, project: { ...PROJECT, propertyState: '1' } });
    const bff = await open();
    await waitFor(() => expect(named('input_select_broker')?.options).toHaveLength(3));
    expect(named('input_select_broker')).toHaveDisplayValue('Selecciona una Inmobiliaria');
    expect(named('input_select_project')).toHaveDisplayValue('Selecciona un Proyecto');
    expect(named('input_select_project')).toBeDisabled();
    await userEvent.selectOptions(named('input_select_broker') as HTMLSelectElement, '1');
    await waitFor(() => expect(named('input_select_project')?.options).toHaveLength(2));
    await userEvent.selectOptions(named('input_select_project') as HTMLSelectElement, '12');
    expect(storedStaffDraft()?.project).toMatchObject({ company: '1', companyProject: '12' });
    await userEvent.selectOptions(named('input_select_broker') as HTMLSelectElement, '');
    expect(storedStaffDraft()?.project).toMatchObject({ company: '', companyProject: '' });
    expect(bff.callsTo(PROJECTS)).toHaveLength(1);
    await userEvent.click(screen.getByLabelText('Usada'));
    expect(named('input_select_broker')).toBeUndefined();
  });

  it('can request companies again that failed to load', async () => {
    storeStaffDraft({ ...AT_PROJECT, project: { ...PROJECT, propertyState: '1' } });
    let isAway = true;
    const answer = () =>
      isAway ? Response.json({}, { status: 502 }) : COMPANY_LISTS[REAL_ESTATES]?.(undefined as never);
    fakeBff({ ...COMPANY_LISTS, [REAL_ESTATES]: answer });
    renderProfessional();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    isAway = false;
    await userEvent.click(retry);
    await waitFor(() => expect(named('input_select_broker')?.options).toHaveLength(3));
  });
});
