/** Advice below a refused answer, and the offered corrections. See docs/rules.md R227. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceComponent } from '../../testing/jsx-runtime.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft, storedDraft } from '../../testing/simulator/stored-drafts.ts';
import { NO_CREDIT } from '../answers/answers.ts';
import { opened } from '../state/modules.ts';
import { AnswerCard } from '../result/answer-card.tsx';

const AGE_PLUS_YEARS = 'Su edad más los años de pago no pueden superar los 80 años';
const named = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const leave = (name: string, entered: string): Promise<void> =>
  act(async () => {
    fireEvent.change(named(name), { target: { value: entered } });
    fireEvent.blur(named(name));
    await Promise.resolve();
  });
/** Offers below a field. The one for the age is the card's next act too. */
const offers = () =>
  screen.queryAllByRole('button', { name: /Usar/ }).filter((each) => each.closest('[id$="-c"]') !== null);

describe('in module 1', () => {
  beforeEach(async () => {
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Cuéntanos de ti' });
  });

  it.each([
    ['input_name', 'Nuñez-Soto', 'Nuñez Soto'],
    ['input_last_name', "O’Higgins  D'Angelo", 'OHiggins DAngelo'],
  ])('%s says of %s what it takes, offers %s, and keeps what was written', async (name, entered, offered) => {
    await leave(name, entered);
    await screen.findByText(/^Solo letras/);
    expect(named(name)).toHaveAccessibleDescription(
      `Formato inválido Solo letras, con tilde o ñ, y espacios. Usar ${offered}`,
    );
    await userEvent.click(await screen.findByRole('button', { name: `Usar ${offered}` }));
    expect(named(name)).toHaveValue(offered);
    expect(named(name)).toHaveFocus();
    expect(named(name)).toBeValid();
    expect(screen.queryByText(/^Solo letras/)).toBeNull();
    const written = name === 'input_name' ? { name: entered } : { lastName: entered };
    await waitFor(() => expect(storedDraft()).toMatchObject({ written }));
  });

  it('offers no name of its own where a sign may be a slip', async () => {
    await leave('input_name', 'Ana3');
    expect(await screen.findByText('Solo letras, con tilde o ñ, y espacios.')).toBeVisible();
    expect(offers()).toHaveLength(0);
  });

  it('says at an age that excludes the typed term which terms it allows, at the one of both who is older', async () => {
    await leave('input_payment_years_cv', '25');
    await leave('input_age', '55');
    expect(offers()).toHaveLength(0);
    await leave('input_age', '58');
    await screen.findByText('Con 58 años de edad, hasta 22 años.', { selector: '#input_age-c *' });
    expect(named('input_age')).toBeInvalid();
    expect(named('input_age')).toHaveAccessibleDescription(new RegExp(`^${AGE_PLUS_YEARS} Con 58 años`));
    // Said once, not at the years too.
    expect(screen.getAllByText(new RegExp(AGE_PLUS_YEARS))).toHaveLength(1);
    expect(offers()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar codeudor' }));
    await screen.findByLabelText('Nombre del codeudor');
    await leave('input_codebtor_age', '60');
    expect(await screen.findByText(/hasta 20 años/, { selector: '#input_codebtor_age-c *' })).toBeVisible();
    expect(document.getElementById('input_age-c')).toBeNull();
    expect(named('input_age')).toBeValid();
    expect(named('input_codebtor_age')).toBeInvalid();
    const line = document.getElementById('input_codebtor_age-c');
    await userEvent.click(within(line as HTMLElement).getByRole('button', { name: 'Usar 20 años' }));
    expect(named('input_payment_years_cv')).toHaveValue('20');
    expect(named('input_codebtor_age')).toHaveFocus();
    expect(named('input_codebtor_age')).toBeValid();
    expect(offers()).toHaveLength(0);
  });
});

describe('in module 3', () => {
  const open = async (age = '34', project: Partial<typeof AT_MODULE_3.project> = {}): Promise<void> => {
    const client = { ...AT_MODULE_3.client, age };
    storeDraft({
      ...AT_MODULE_3,
      credit: NO_CREDIT,
      client,
      project: { ...AT_MODULE_3.project, ...project },
    });
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Ok, Camila esto es importante' });
  };

  it('says once that an age excludes the term, at the years or at the age, and leads there from the answer', async () => {
    storeDraft({ ...AT_MODULE_3, client: { ...AT_MODULE_3.client, age: '60' } });
    fakeBff();
    renderSimulator();
    replaceComponent(AnswerCard, AnswerCard);
    await screen.findByText('Aparecerá aquí cuando lo corrijas.', { selector: '[data-answer] *' });
    expect(screen.getByText(AGE_PLUS_YEARS)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Editar tus datos' }));
    expect(await screen.findByText(AGE_PLUS_YEARS)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Revisar tus cifras' }));
    expect(named('input_age')).toHaveFocus();
  });

  it('says at the years on another tab that an age of module 1 excludes them', async () => {
    const client = { ...AT_MODULE_3.client, age: '60' };
    storeDraft({ ...AT_MODULE_3, client, modules: opened(AT_MODULE_3.modules, 'm1') });
    fakeBff();
    renderSimulator();
    await screen.findByText(AGE_PLUS_YEARS);
    await userEvent.click(screen.getByRole('tab', { name: 'Plazos' }));
    await waitFor(() =>
      expect(named('input_payment_years_cv')).toHaveAccessibleDescription(new RegExp(AGE_PLUS_YEARS)),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Revisar tus cifras' }));
    expect(named('input_payment_years_cv')).toHaveFocus();
  });

  const uf = (amount: number) => ({ currency: 'UF', amount }) as const;
  const SUBSIDISED = {
    propertyValue: uf(2000),
    savings: uf(200),
    creditAmount: uf(900),
    takesSubsidy: 'yes',
  } as const;
  it.each([
    ['subsidy', { ...SUBSIDISED, subsidyAmount: uf(900) }, 'input_allowance_amount', /UF 125 y UF 600/],
    ['grace', { graceMonths: '9' }, 'input_grace_months', /entre 0 y 6/],
  ])(
    'says in the card why a %s of a closed module has no figures, and leads there',
    async (_, credit, name, why) => {
      storeDraft({ ...AT_MODULE_3, credit: { ...AT_MODULE_3.credit, ...credit } });
      fakeBff();
      renderSimulator();
      replaceComponent(AnswerCard, AnswerCard);
      const said = (text: string | RegExp) => screen.findByText(text, { selector: '[data-answer] *' });
      const isLedThere = async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Revisar tus cifras' }));
        await waitFor(() => expect(named(name)).toHaveFocus());
        await said('Aparecerá aquí cuando lo corrijas.');
      };
      await said('Aparecerá aquí cuando lo corrijas.');
      await userEvent.click(screen.getByRole('button', { name: 'Editar tus datos' }));
      await said(why);
      await isLedThere();
      if (name === 'input_allowance_amount') {
        await userEvent.click(screen.getByRole('button', { name: /^Afinar/ }));
        await said(why);
      }
      await userEvent.click(screen.getByRole('tab', { name: 'Plazos' }));
      await said(why);
      await isLedThere();
    },
  );

  it('offers the years that the age allows, and says them below', async () => {
    await open('60');
    const years = () => named('input_payment_years_cv');
    expect(years()).toHaveAccessibleDescription('5 a 20');
    await leave('input_payment_years_cv', '25');
    await screen.findByText(/^Con 60 años de edad, hasta/);
    expect(years()).toHaveAccessibleDescription(
      `${AGE_PLUS_YEARS} Con 60 años de edad, hasta 20 años. Usar 20 años 5 a 20`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Usar 20 años' }));
    expect(years()).toHaveValue('20');
    expect(years()).toBeValid();
    expect(offers()).toHaveLength(0);
    expect(years()).toHaveFocus();
  });

  it('offers the nearest of years that are too many or too few, and takes years with their unit', async () => {
    await open();
    const years = named('input_payment_years_cv');
    for (const [typed, text, offered] of [
      ['41', 'Hasta 40 años.', '40'],
      ['4', 'Desde 5 años.', '5'],
    ] as const) {
      await leave('input_payment_years_cv', typed);
      expect(await screen.findByText(text)).toBeVisible();
      await userEvent.click(await screen.findByRole('button', { name: `Usar ${offered} años` }));
      expect(years).toHaveValue(offered);
    }
    await leave('input_payment_years_cv', ' 25 Años. ');
    expect(years).toBeValid();
    expect(years).toHaveValue('25');
    await leave('input_payment_years_cv', '3 o 30 años');
    expect(years).toHaveAccessibleDescription(/^Debe contener solo números/);
    await userEvent.clear(years);
    await userEvent.paste('30\u00a0años');
    await userEvent.tab();
    expect(years).toHaveValue('30');
  });

  const currency = (what: string, name: string) =>
    userEvent.click(within(screen.getByRole('group', { name: `Moneda de ${what}` })).getByLabelText(name));

  it('takes an amount for the other currency, where only that is plausible', async () => {
    await open();
    const value = () => named('input_property_value');
    for (const [typedIn, typed] of [
      ['UF', '99999'],
      ['CLP', '100000'],
    ] as const) {
      await currency('valor de la propiedad', typedIn);
      await leave('input_payment_years_cv', '41');
      await screen.findByText('Hasta 40 años.');
      await leave('input_property_value', typed);
      expect(screen.queryByText(/^¿Son/)).toBeNull();
    }
    for (const [typedIn, typed, shown, opposite] of [
      ['UF', '120000000', '120.000.000', 'UF 2.935,39'],
      ['CLP', '2500', '2.500', '$102.200.900'],
      ['CLP', '2500,5', '2.500,5', '$102.221.340'],
    ] as const) {
      await currency('valor de la propiedad', typedIn);
      await leave('input_property_value', typed);
      await waitFor(() => expect(value()).toHaveValue(shown));
      expect(value()).toHaveAccessibleDescription(opposite);
    }
  });

  it('says how much savings are missing, in their currency, to the last decimal of a UF', async () => {
    await open();
    await leave('input_property_value', '2500');
    await leave('input_savings', '249,9999');
    expect(await screen.findByText('Te faltan UF 0,0001 de ahorro.')).toBeVisible();
    for (const what of ['valor de la propiedad', 'ahorro', 'monto del crédito']) await currency(what, 'CLP');
    await leave('input_property_value', '120000000');
    await leave('input_savings', '10000000');
    expect(await screen.findByText('Te faltan $2.000.000 de ahorro.')).toBeVisible();
    expect(offers()).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Usar $12.000.000' }));
    expect(named('input_savings')).toHaveValue('12.000.000');
    expect(named('input_savings')).toBeValid();
    expect(named('input_credit_amount_needed')).toHaveValue('108.000.000');
    expect(named('input_credit_amount_needed')).toBeValid();
  });
});
