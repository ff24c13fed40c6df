import type { CoreAnswer, CoreOperationId } from '@simulador/contracts/api/core-request';
import { addRow } from '../workflow/workflow-store.ts';
import { type BodyOf, checked } from './checked-body.ts';
import { type Answer, type CoreContext, CoreRefusal } from './operation.ts';

const FIRST_REQUEST = 70_001;

/** Makes a POST idempotent: a repeated request with the same key gets the first answer. */
const keyed =
  <Id extends CoreOperationId>(
    id: Id,
    act: (body: BodyOf<Id>, context: CoreContext) => CoreAnswer<Id>,
  ): Answer<Id> =>
  (sent, context) => {
    const { workflow, idempotencyKey: key } = context;
    if (!key) throw new CoreRefusal('Falta el encabezado Idempotency-Key.');
    const body = checked(id, sent);
    const text = JSON.stringify(body);
    const before = workflow.performed.get(`${id} ${key}`);
    if (before && before.body !== text)
      throw new CoreRefusal('Esta Idempotency-Key ya se usó para otros datos.', { status: 422 });
    if (before) return before.answer as CoreAnswer<Id>;
    const answer = act(body, context);
    workflow.performed.set(`${id} ${key}`, { body: text, answer });
    return answer;
  };

/** Returns the uuid of the nth application. It is predictable, for examples and tests. */
const uuidOfApplication = (number: number): string =>
  `a0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const openApplication = keyed('Application', (body, { workflow: { rows } }) => {
  const uuid = uuidOfApplication(rows.applications.length + 1);
  const { id } = addRow(rows.applications, { uuid, ...body });
  rows.state_vars.push({ id, application: uuid });
  return { uuid };
});

export const addProperty = keyed('PropertyExtended', (body, { workflow }) =>
  addRow(workflow.rows.properties, body),
);

const TAKEN = {
  email_and_vat_taken: 'Ya existe un participante con este correo y este RUT.',
  email_taken: 'Ya existe un participante con este correo.',
  vat_taken: 'Ya existe un participante con este RUT.',
} as const;

/** Returns the code of a conflict: e-mail and RUT must be unique. */
function takenOf(
  { client }: BodyOf<'PartakerExtended'>,
  { workflow }: CoreContext,
): keyof typeof TAKEN | null {
  const { vat, user } = client.profile;
  const profiles = workflow.rows.partakers.map((each) => each.client.profile);
  const isEmailTaken = profiles.some((profile) => profile.user.email === user.email);
  const isVatTaken = profiles.some((profile) => profile.vat === vat);
  if (isEmailTaken) return isVatTaken ? 'email_and_vat_taken' : 'email_taken';
  return isVatTaken ? 'vat_taken' : null;
}

export const addPartaker = keyed('PartakerExtended', (body, context) => {
  const code = takenOf(body, context);
  if (code !== null) throw new CoreRefusal(TAKEN[code], { code });
  return addRow(context.workflow.rows.partakers, body);
});

export const partakersByVat: Answer<'partakers'> = (_body, { workflow, query }) =>
  workflow.rows.partakers
    .filter(({ client }) => client.profile.vat === query.get('client__profile__vat'))
    .map(({ id, client: { profile } }) => ({
      id,
      client: { profile: { vat: profile.vat, user: { email: profile.user.email } } },
    }));

/** @throws CoreRefusal for an id that is not in the list */
function assertKnown(list: readonly { readonly id: number }[], id: number, what: string): void {
  if (!list.some((each) => each.id === id)) throw new CoreRefusal(`No existe ${what} ${id}.`);
}

export const addIncome = keyed('Income', (body, { workflow: { rows } }) => {
  assertKnown(rows.partakers, body.partaker, 'el participante');
  return addRow(rows.incomes, body);
});

export const addCredit = keyed('CreditGeneralData', (body, { workflow }) =>
  addRow(workflow.rows.credit_general_data, body),
);

export const stateVarsOf: Answer<'StateVars'> = (_body, { workflow, query }) =>
  workflow.rows.state_vars
    .filter(({ application }) => application === query.get('application'))
    .map(({ id, application }) => ({ id, application }));

export const changeStateVars: Answer<'patch_StateVars'> = (body, { workflow: { rows }, params }) => {
  const change = checked('patch_StateVars', body);
  const index = rows.state_vars.findIndex(({ id }) => id === Number(params['id']));
  const before = rows.state_vars[index];
  if (!before) throw new CoreRefusal('Las variables no existen.', { status: 404 });
  assertKnown(rows.partakers, change.partaker, 'el participante');
  assertKnown(rows.incomes, change.income, 'la renta');
  assertKnown(rows.credit_general_data, change.credit_general_data, 'el crédito');
  assertKnown(rows.properties, change.property, 'la propiedad');
  rows.state_vars[index] = { ...before, ...change };
  return { id: before.id };
};

export const beginRequest = keyed('Sim2Wf', (body, { workflow: { rows } }) => {
  const variables = rows.state_vars.find(({ application }) => application === body.uuid);
  if (variables?.property === undefined) throw new CoreRefusal('La solicitud no está completa.');
  const before = rows.requests.find(({ uuid }) => uuid === body.uuid);
  const request = before?.id ?? FIRST_REQUEST + rows.requests.length;
  if (!before) rows.requests.push({ id: request, ...body });
  return { request };
});
