import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { FIELDS, STATED_FIELDS } from '@simulador/contracts/simulations/stated-fields';
import { CLIENT, CODEBTOR, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { SUBSIDISED } from '../../testing/simulator/broken-rules.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import {
  AT_CREDIT,
  COMPANY_LISTS,
  storeStaffDraft,
  renderProfessional,
} from '../../testing/simulator/render-professional.tsx';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft } from '../../testing/simulator/stored-drafts.ts';
import type { ModuleId } from '../answers/fields.ts';
import { opened } from '../state/modules.ts';

const MODULES = ['m1', 'm2', 'm3'] as const;
/** Answers that together show every field: a new flat with a subsidy, another property, an own rate. */
const PROJECTS = [
  { ...PROJECT, propertyState: '1' },
  { ...PROJECT, propertyType: '99', otherPropertyType: 'Bodega' },
];
const ANSWERS = {
  client: { ...CLIENT, ...CODEBTOR },
  credit: { ...CREDIT, ...SUBSIDISED, rate: { isOwn: true, pct: 4.5 } },
};

const openers: Readonly<Record<Flavour, (module: ModuleId, project: typeof PROJECT) => void>> = {
  web: (module, project) => {
    storeDraft({ ...AT_MODULE_3, ...ANSWERS, project, modules: opened(AT_MODULE_3.modules, module) });
    renderSimulator();
  },
  pro: (module, project) => {
    storeStaffDraft({ ...AT_CREDIT, ...ANSWERS, project, modules: opened(AT_CREDIT.modules, module) });
    renderProfessional();
  },
};

const INPUTS = ':is(form, section) :is(input, select, button[name])';

/** Returns the inputs of all modules by their names, for each of the projects. */
async function inputsOf(flavour: Flavour): Promise<ReadonlyMap<string, HTMLInputElement>> {
  const inputs = new Map<string, HTMLInputElement>();
  for (const project of PROJECTS)
    for (const module of MODULES) {
      fakeBff(COMPANY_LISTS);
      openers[flavour](module, project);
      await waitFor(() => {
        expect(document.querySelector('form :is(input, select)')).not.toBeNull();
        expect(screen.queryByText('Cargando…')).toBeNull();
      });
      // Loaded once a co-debtor is added.
      if (module === 'm1')
        await waitFor(() => expect(document.getElementsByName('input_codebtor_rut')).toHaveLength(1));
      for (const input of document.querySelectorAll<HTMLInputElement>(INPUTS)) inputs.set(input.name, input);
      cleanup();
    }
  return inputs;
}

describe.each(['web', 'pro'] as const)('the %s form', (flavour) => {
  it('has an input for each field of the table that it asks', async () => {
    const inputs = await inputsOf(flavour);
    const asked = Object.values(FIELDS).filter(({ only = flavour }) => only === flavour);
    const missing = asked.filter(
      ({ input, suffix }) => !inputs.has(suffix === 'years' ? `${input}_cv` : input),
    );
    expect(missing.map(({ input }) => input)).toEqual([]);
    expect(asked.length).toBeGreaterThan(Object.keys(STATED_FIELDS.project).length);
  });
});

/** Agreed names of the web form's inputs. */
const AGREED = [
  ...['name', 'last_name', 'rut', 'age', 'email', 'phone_number', 'worker_type', 'liquid_salary', 'consent'],
  ...['credit_type', 'property_type', 'property_state', 'is_dfl2', 'select_location', 'region', 'comuna'],
  ...['google_autocomplete', 'has_allowance', 'allowance_type', 'allowance_amount', 'select_unemployment'],
  ...['credit_amount_needed', 'grace_months', 'rate', 'property_value', 'savings', 'payment_years_cv'],
].map((name) => `input_${name}`);
/** Keyboard and kind of content of what is typed. */
const HINTS = {
  input_name: [null, 'given-name'],
  input_last_name: [null, 'family-name'],
  input_age: ['numeric', 'off'],
  input_email: ['email', 'email'],
  input_phone_number: ['tel', 'tel'],
  input_liquid_salary: ['numeric', 'off'],
  input_property_value: ['decimal', 'off'],
  input_payment_years_cv: ['numeric', 'off'],
};

it('the web form’s inputs carry their agreed names, and what helps to fill them in', async () => {
  const inputs = await inputsOf('web');
  expect([...inputs.keys()]).toEqual(expect.arrayContaining(AGREED));
  expect([...inputs.values()].map(({ type }) => type)).not.toContain('number');
  const hintsOf = (name: string) =>
    ['inputmode', 'autocomplete'].map((hint) => inputs.get(name)?.getAttribute(hint));
  expect(Object.fromEntries(Object.keys(HINTS).map((name) => [name, hintsOf(name)]))).toEqual(HINTS);
});
