import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PERSON, Visitor } from '../src/testing/saved.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

let bff: TestBff;
let visitor: Visitor;
const arrive = (): Visitor => new Visitor(bff.http);
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());
beforeEach(async () => {
  await bff.query('TRUNCATE clients, sessions CASCADE');
  visitor = arrive();
});

const fieldsOf = (body: { fields?: { name: string }[] }): string[] =>
  (body.fields ?? []).map(({ name }) => name);

describe('authenticate user', () => {
  const SENTENCE =
    'El correo ingresado ya fue usado en otra simulación. Ingresa uno diferente para continuar.';

  it('answers 201, and the same client for the same person', async () => {
    const first = await visitor.post('/authentication/api/clients/', PERSON);
    expect(first.status).toBe(201);
    const again = await arrive().introduce({ ...PERSON, email: 'CAMILA.Rojas@correo.example' });
    expect(again).toBe(first.body.uuid);
    expect(first.body.user_hash).toMatch(/^[\da-f]{64}$/);
  });

  it.each([
    ['e-mail', { ...PERSON, identification: '7654321-6' }],
    ['RUT', { ...PERSON, email: 'otra@correo.example' }],
  ])('reveals to nobody whose %s it is', async (_what, person) => {
    await visitor.introduce();
    const answer = await arrive().post('/authentication/api/clients/', person);
    expect([answer.status, answer.body.detail]).toEqual([409, SENTENCE]);
  });

  it('lets a session correct what it made, and shows nobody another’s words', async () => {
    const client = await visitor.introduce();
    await visitor.introduce({ ...PERSON, email: 'nuevo@correo.example' });
    const other = arrive();
    await other.introduce({ ...PERSON, email: 'nuevo@correo.example', first_name: 'Otra' });
    const [row] = await bff.query('SELECT first_name, email FROM clients');
    expect(row).toEqual({ first_name: 'Camila', email: 'nuevo@correo.example' });
    const { status, body } = await other.save(await other.calculated(client));
    expect([status, body.first_name]).toEqual([201, 'Otra']);
  });

  it('is one person even when asked for 20 times at once', async () => {
    const introduce = () => visitor.post('/authentication/api/clients/', PERSON);
    const answers = await Promise.all(Array.from({ length: 20 }, introduce));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
    expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1);
  });

  it.each([
    ['first_name', { first_name: 'C4mila' }],
    ['email', { email: 'camila' }],
    ['identification', { identification: '12345678-6' }],
    ['phone_number', { phone_number: '123' }],
    ['age', { age: 73 }],
  ])('refuses a wrong %s', async (field, change) => {
    const answer = await visitor.post('/authentication/api/clients/', { ...PERSON, ...change });
    expect([answer.status, fieldsOf(answer.body)]).toEqual([400, [field]]);
  });

  it('changes how a client is reached, for whom made it', async () => {
    const path = `/authentication/api/clients/${await visitor.introduce()}/`;
    const answer = await visitor.put(path, { phone_number: '9 8765 4321' });
    expect([answer.status, answer.body.phone_number]).toEqual([200, '+56987654321']);
    expect((await arrive().put(path, { phone_number: '+56911111111' })).status).toBe(404);
  });
});
