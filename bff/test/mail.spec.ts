import { beforeAll, describe, expect, it } from '@jest/globals';
import { quoteToken } from '../src/simulations/quotes/quotes.service.ts';
import { pesos } from '../src/simulations/reading/simulation-texts.ts';
import { formatUfRounded } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { type Mailable, Mailing, ON_ITS_WAY } from '../src/testing/mailing.ts';
import { Office } from '../src/testing/office.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';
import { mailboxForSpec } from '../src/testing/for-spec.ts';
import type { TestMail } from '../src/testing/test-mailbox.ts';
import { CALL_CONSENT as CALL } from '@simulador/contracts/simulations/consent';
import { DataSource } from 'typeorm';
import { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { download, rowsOf } from '../src/testing/spreadsheets.ts';

const mailbox = mailboxForSpec();
const office = Office.forSpec(() => ({
  SMTP_URL: mailbox.smtpUrl,
  TRUST_PROXY: 'loopback',
  PUBLIC_URL: 'https://simulador.bank.example',
}));
const { bff } = office;
const mailing = new Mailing(bff);

describe('a mailed simulation', () => {
  let stored: Mailable;
  let mail: TestMail;
  beforeAll(async () => {
    stored = await mailing.store();
    expect((await mailing.send(stored)).body).toEqual(ON_ITS_WAY);
    const [arrived] = await mailing.allMails(stored, mailbox);
    if (!arrived) throw new Error('no mail');
    mail = arrived;
  });

  it('reaches its client only', () => {
    expect(mail).toMatchObject({ from: 'simulador@lindero.example', to: [stored.email] });
    expect(mail.subject).toMatch(/^Tu simulación de crédito hipotecario N\.º \d+$/);
    expect(mail.messageId).toMatch(/^<[0-9a-f]{40}@lindero\.example>$/);
  });

  const ufRounded = (amountUf: number): string => formatUfRounded(ufFromNumber(amountUf));
  it.each(['text', 'html'] as const)(
    'has the figures of the result card in its %s, in the same order',
    (part) => {
      const { row } = stored.simulation.snapshot;
      const inOrder = [
        ...['Hola Camila:', 'Compraventa · Departamento · 25 años', 'Pagarías al mes'],
        ...[
          pesos(row.DivTotalPe),
          ufRounded(row.DivTotal),
          'Incluye seguro de incendio',
          'la UF del 20-11-2026.',
        ],
        ...['Renta desde', pesos(row.RenMin), 'Necesitas hoy', 'Primera fecha de pago'],
        ...['Cuotas', 'Tasa anual', '4,50 %', 'CAE', 'Plazo', ufRounded(row.Dividendo)],
        ...['Costo total del crédito', ufRounded(row.CostoTotalUF)],
        ...['Tasación', 'Notaría', 'no una oferta de crédito'],
      ];
      const text = mail[part].replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ');
      let read = 0;
      const missing = inOrder.filter((words) => {
        const place = text.indexOf(words, read);
        read = Math.max(read, place);
        return place < 0;
      });
      expect(missing).toEqual([]);
    },
  );

  it('loads nothing', () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/i);
  });

  it('opens the figures, without data of the person, and dials the bank', () => {
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    const figures =
      'https://simulador.bank.example/simulador#simulacion=1&destino=1&tipo=2&estado=1&valor=uf2500&ahorro=uf500&credito=uf2000&sigue=credito&anos=25';
    const quote = `&numero=1&clave=${quoteToken(stored.simulation.uuid)}`;
    expect(links).toEqual([figures + quote, 'tel:+56225550100']);
    expect(mail.text).toContain(`Abrir y cambiar mis cifras: ${figures}${quote}`);
  });

  it('says what happens next, in the words of the operator', () => {
    for (const text of [mail.text, mail.html]) {
      for (const words of ['Tres últimas liquidaciones', 'Ahumada 100', '9:00 a 18:00'])
        expect(text).toContain(words);
      expect(text).toContain('La tasa vale hasta el 05-12-2026.');
      expect(text).toContain('privacidad@lindero.example');
      expect(text).not.toContain('Dos últimas declaraciones');
    }
  });

  it('has the PDF attached', async () => {
    expect(mail.attachments).toMatchObject([
      { filename: 'Detalle Simulación.pdf', contentType: 'application/pdf' },
    ]);
    const pdf = await mailbox.bytes(mail.attachments[0]?.url ?? '');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a mail without a simulation number', () => {
  it('is about the newest that the caller may see', async () => {
    const old = await mailing.store();
    const newer = await mailing.store({
      client: old.simulation.client,
      inputs: { firstName: 'Otra' },
      simulation: { created: new Date('2026-11-20T15:01:00Z') },
    });
    expect((await mailing.sendNewest({ ...newer, simulation: old.simulation })).body).toEqual(ON_ITS_WAY);
    const [mail] = await mailing.allMails(newer, mailbox);
    expect(mail?.text).toContain('Hola Otra:');
  });
});

describe('a name', () => {
  it('is escaped everywhere, and can’t end a header', async () => {
    const inputs = {
      firstName: '<img src=x>\r\nBcc: otro@correo.example',
      lastName: '"><script></script>, tres@correo.example',
    };
    const stored = await mailing.store({ inputs, client: inputs });
    await mailing.send(stored);
    const [mail] = await mailing.allMails(stored, mailbox);
    if (!mail) throw new Error('no mail');
    expect(mail.to).toEqual([stored.email]);
    expect(mail.html).not.toMatch(/<(img|script)/);
    expect(mail.html).toContain('Hola &lt;img src=x&gt; Bcc: otro@correo.example:');
    const [head = ''] = (await mailbox.source(mail)).split('\r\n\r\n');
    expect(head).not.toMatch(/^(Bcc|Cc):/im);
    expect(head.match(/^To:/gm)).toHaveLength(1);
    expect(await mailbox.arrived('otro@correo.example', 0)).toEqual([]);
  });
});

describe('a simulation that is saved', () => {
  it('by a visitor is mailed once, however often the save is repeated', async () => {
    const visitor = new Visitor(bff.http);
    const body = await visitor.calculated(await visitor.introduce());
    const saves = await Promise.all(Array.from({ length: 10 }, () => visitor.save(body, 'un-intento')));
    expect([...new Set(saves.map(({ status }) => status))]).toEqual([201]);
    const mails = await mailing.allMails(PERSON, mailbox);
    expect(mails.map(({ to }) => to)).toEqual([[PERSON.email]]);
    expect(mails[0]?.subject).toContain(String(saves[0]?.body.id));
    const [row] = await bff.query('SELECT mailed_at FROM simulations WHERE uuid = $1', [saves[0]?.body.uuid]);
    expect(row).toEqual({ mailed_at: bff.clock.now() });
  });

  it('by an executive is not mailed until it is sent', async () => {
    const person = { ...PERSON, email: 'cliente@correo.example', identification: '11111111-1' };
    const executive = new Visitor(bff.http, undefined, office.staff.executiverole.headers);
    const body = await executive.calculated(await executive.introduce(person));
    const saved = await executive.post('/simulations/api/executive/simulations/create', body);
    expect([saved.status, saved.body.flavour]).toEqual([201, 'pro']);
    expect(await mailing.allMails(person, mailbox)).toEqual([]);
    const { uuid } = saved.body as { uuid: string };
    expect((await executive.post('/simulations/api/mail/send', { simulation: uuid })).status).toBe(200);
    expect(await mailing.allMails(person, mailbox)).toHaveLength(1);
  });
});

const CONTACT = { date: '2026-11-25', channel: 'phone' };
const TEXT = 'Autorizo que me contacten por esta simulación.';

/** Saves as a visitor with this answer to the text about being contacted. */
async function save(contact_consent?: unknown) {
  const visitor = new Visitor(office.bff.http);
  const body = { ...(await visitor.calculated(await visitor.introduce())), contact_consent };
  return visitor.save(body);
}
const stored = async (uuid: string): Promise<SimulationEntity> =>
  office.bff.app.get(DataSource).getRepository(SimulationEntity).findOneByOrFail({ uuid });
const plan = (uuid: string) => office.send('put', `/api/simulador/seguimiento/${uuid}`, CONTACT);

describe('being contacted', () => {
  it.each([
    ['agreed to', { version: '2026-12' }, { version: '2026-12', text: TEXT, accepted: true }],
    ['agreed to by telephone too', { version: CALL.version }, { ...CALL, accepted: true }],
    ['not asked for separately', undefined, null],
    ['null, as not asked for', null, null],
  ])('is allowed where it was %s', async (_what, sent, record) => {
    const { status, body } = await save(sent);
    expect([status, body.wants_contact]).toEqual([201, true]);
    const { contactConsent } = await stored(body.uuid);
    const answered_at = office.bff.clock.now().toISOString();
    expect(contactConsent).toEqual(record && { ...record, answered_at });
    expect((await plan(body.uuid)).status).toBe(200);
  });

  it('is not, where only the PDF was asked for: it is mailed, and staff read not to contact', async () => {
    const { status, body } = await save({ version: '2026-12', accepted: false });
    expect([status, body.wants_contact]).toEqual([201, false]);
    const simulation = await stored(body.uuid);
    expect(simulation.contactConsent).toMatchObject({ text: TEXT, accepted: false });
    expect(simulation.consent).toMatchObject({ text: expect.stringMatching(/^Autorizo el uso/) });
    const planned = await plan(body.uuid);
    expect([planned.status, planned.body.detail]).toEqual([
      409,
      'Esta persona guardó la simulación sin pedir que la contacten.',
    ]);
    expect((await office.read(simulation)).body).toMatchObject({ wants_contact: false });
    const rows = rowsOf((await download(office.bff, office.staff.adminrole)).body);
    expect(rows.find(({ ID }) => ID === body.id)).toMatchObject({ Contactar: 'No' });
    const mails = await mailing.allMails(PERSON, mailbox);
    const [mail] = mails.filter(({ subject }) => subject.endsWith(`N.º ${body.id}`));
    expect(mail?.text).toMatch(/Aquí está tu simulación/);
    expect(mail?.text).not.toMatch(/te contactará/);
  });

  it('is refused for a text that was never ours', async () => {
    const { status, body } = await save({ version: '2026-10' });
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ name: 'contact_consent' })]]);
  });
});
