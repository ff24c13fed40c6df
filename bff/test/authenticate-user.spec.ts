import { beforeEach, describe, expect, it } from '@jest/globals';
import { SAVES_PER_HOUR } from '../src/access/save-limits.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

// Trusted, so that each test uses its own address and limit.
const bff = bffForSpec({ TRUST_PROXY: 'loopback' });
let visitor: Visitor;
let addresses = 0;
const arrive = (): Visitor => new Visitor(bff.http, `203.0.113.${addresses}`);
beforeEach(async () => {
  await bff.query('TRUNCATE clients, sessions CASCADE');
  addresses += 1;
  visitor = arrive();
});

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
    ['\u200bcamila.rojas@correo.example', 409],
    ['camila.rojas@correo.example\u00ad', 409],
    [`${'İ'.repeat(123)}@correo.cl`, 400],
    ['camila\u0007@correo.example', 400],
  ])(
    'knows an e-mail however it is written, and refuses what nobody can store or mail: %j',
    async (email, status) => {
      await visitor.introduce();
      const other = { ...PERSON, identification: '7654321-6', email };
      expect((await arrive().post('/authentication/api/clients/', other)).status).toBe(status);
    },
  );

  const OTHER = { ...PERSON, identification: '7654321-6', email: 'otra@correo.example' };
  const introducing = async (person: object, by = arrive()) => {
    const { status, body } = await by.post('/authentication/api/clients/', person);
    return [status, body.detail];
  };

  it.each([
    ['a new RUT with the e-mail of a client', { ...PERSON, identification: '11111111-1' }],
    ['the RUT of a client with the e-mail of another', { ...PERSON, email: OTHER.email }],
  ])('refuses %s, and does not say which of the two it knows', async (_what, person) => {
    await visitor.introduce();
    await visitor.introduce(OTHER);
    expect(await introducing(person)).toEqual([409, SENTENCE]);
  });

  const MISTYPED = {
    identification: PERSON.identification,
    first_name: 'Kamila',
    last_name: 'Rojas',
    email: 'kamila@correo.example',
    phone_number: '9 8765 4321',
    age: 41,
  };

  it('accepts a known RUT with a free e-mail like a new one, without changing the record', async () => {
    const first = await visitor.post('/authentication/api/clients/', PERSON);
    const other = arrive();
    const answer = await other.post('/authentication/api/clients/', MISTYPED);
    expect([answer.status, answer.body]).toEqual([201, first.body]);
    const [row] = await bff.query('SELECT first_name, email, phone_number, age FROM clients');
    expect(row).toEqual({
      first_name: PERSON.first_name,
      email: PERSON.email,
      phone_number: PERSON.phone_number,
      age: PERSON.age,
    });
  });

  it('uses the visitor’s own details in the simulation and for its mail', async () => {
    const client = await visitor.introduce();
    await visitor.save(await visitor.calculated(client));
    const other = arrive();
    await other.introduce(MISTYPED);
    const { phone_number: _phone, ...body } = await other.calculated(client);
    const saved = await other.save(body);
    const read = await other.get(`/simulations/api/simulation/${saved.body.uuid}`);
    expect(read.body).toMatchObject({
      client,
      client_rut: PERSON.identification,
      client_name: 'Kamila Rojas',
      client_email: MISTYPED.email,
      client_phone: '+56987654321',
      client_record: null,
    });
    const mailed = await bff.query('SELECT recipient FROM mail_intents ORDER BY recipient');
    expect(mailed).toEqual([{ recipient: PERSON.email }, { recipient: MISTYPED.email }]);
  });

  it('shows only staff the record in addition to the given details', async () => {
    await createUser(bff, 'executiverole');
    const client = await visitor.introduce();
    const other = arrive();
    await other.introduce(MISTYPED);
    const { body } = await other.save(await other.calculated(client));
    const { headers } = await signIn(bff, 'executiverole', true);
    const seen = await bff.http.get(`/simulations/api/simulation/${body.uuid}`).set(headers);
    const { first_name, last_name, email, phone_number } = PERSON;
    expect(seen.body).toMatchObject({
      client_email: MISTYPED.email,
      client_record: { first_name, last_name, email, phone_number },
    });
  });

  it('stores names with single spaces, in record and introduction', async () => {
    const spaced = { first_name: ' Ana  María ', last_name: 'de   la Fuente' };
    await arrive().introduce({ ...PERSON, ...spaced });
    await visitor.introduce({ ...MISTYPED, ...spaced, last_name: 'de la  Fuente' });
    const name = { first_name: 'Ana María', last_name: 'de la Fuente' };
    expect(await bff.query('SELECT first_name, last_name FROM clients')).toEqual([name]);
    const given = await bff.query('SELECT DISTINCT first_name, last_name FROM introductions');
    expect(given).toEqual([name]);
  });

  it('does not reveal known RUTs by the next answer either', async () => {
    await visitor.introduce();
    const [ofKnown, ofNew] = [arrive(), arrive()];
    const given = { ...OTHER, email: 'nueva@correo.example' };
    const figuresAnswered = async (by: Visitor, person: typeof given) => {
      const client = await by.introduce(person);
      const contact = { email: `2-${person.email}`, phone_number: '+56911112222' };
      const changed = await by.put(`/authentication/api/clients/${client}/`, contact);
      const again = await introducing({ ...person, identification: '11111111-1', email: contact.email });
      return [changed.status, { ...changed.body, uuid: '', email: '' }, again];
    };
    const knew = await figuresAnswered(ofKnown, {
      ...MISTYPED,
      last_name: OTHER.last_name,
    } as unknown as typeof given);
    expect(knew).toEqual(await figuresAnswered(ofNew, given));
    expect(knew).toMatchObject([200, { phone_number: '+56911112222' }, [409, SENTENCE]]);
    expect(await bff.query(`SELECT FROM clients WHERE email = '${PERSON.email}'`)).toHaveLength(1);
  });

  it('is limited to 30 an hour from an address, refused or not; a visitor’s repetition is not counted', async () => {
    await visitor.introduce();
    const taken = { ...PERSON, identification: '7654321-6' };
    for (let n = 1; n < SAVES_PER_HOUR; n += 1) expect((await introducing(taken))[0]).toBe(409);
    const tooMany = await arrive().post('/authentication/api/clients/', OTHER);
    expect([tooMany.status, Number(tooMany.headers['retry-after'])]).toEqual([429, 3600]);
    expect(await introducing(PERSON, visitor)).toEqual([201, undefined]);
    bff.clock.advance(3_600_000);
    expect((await introducing(OTHER))[0]).toBe(201);
  });

  it('lets a session correct its own record, and hides others’ contact details', async () => {
    const client = await visitor.introduce();
    await visitor.introduce({ ...PERSON, email: 'nuevo@correo.example' });
    const other = arrive();
    await other.introduce({ ...PERSON, email: 'nuevo@correo.example', first_name: 'Otra' });
    const [row] = await bff.query('SELECT first_name, email FROM clients');
    expect(row).toEqual({ first_name: 'Camila', email: 'nuevo@correo.example' });
    const { status, body } = await other.save(await other.calculated(client));
    expect([status, body.first_name]).toEqual([201, 'Otra']);
  });

  it('creates one person from 20 concurrent requests', async () => {
    const introduce = () => visitor.post('/authentication/api/clients/', PERSON);
    const answers = await Promise.all(Array.from({ length: 20 }, introduce));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
    expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1);
  });
});
