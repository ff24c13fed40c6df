import type { Ask } from './ask-rate-sheets.ts';
import { PERSON } from './visitor.ts';
import type { TestBff } from './test-bff.ts';

/** Requests each operation on a person's request, which is extended and answered, and on a block, which is lifted. */
export async function askPersonRequests(
  ask: Ask,
  bff: TestBff,
  admin: Readonly<Record<string, string>>,
): Promise<void> {
  const { identification } = PERSON;
  const note = 'Pide saber qué guardamos';
  const { id } = await ask('add_person_request', { kind: 'access', identification, note });
  for (const operation of ['person_request', 'held_data', 'export_person', 'extend_person_request'])
    await ask(operation, null, String(id));
  const answer = { outcome: 'granted', answer: 'Se entregaron los datos en persona.' };
  await ask('answer_person_request', answer, String(id));
  const path = '/api/simulador/datos_personales';
  const block = await bff.http.post(path).set(admin).send({ kind: 'blocking', identification });
  const granted = { outcome: 'granted', answer: 'Quedó bloqueado.' };
  await bff.http.post(`${path}/${block.body.id}/responder`).set(admin).send(granted);
  await ask('person_requests', null);
  await ask('find_person_requests', { identification });
  await ask('lift_block', null, String(block.body.id));
}
