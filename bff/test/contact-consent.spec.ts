/** Whether a client agreed to be contacted, apart from the consent to the use of the data. See docs/rules.md R701. */
import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Mailing } from '../src/testing/mailing.ts';
import { Office } from '../src/testing/office.ts';
import { download, rowsOf } from '../src/testing/spreadsheets.ts';
import { mailboxForSpec } from '../src/testing/for-spec.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';

const CONTACT = { date: '2026-11-25', channel: 'phone' };
const TEXT = 'Autorizo que me contacten por esta simulación.';

const mailbox = mailboxForSpec();
const office = Office.forSpec(() => ({ SMTP_URL: mailbox.smtpUrl }));

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
    const mails = await new Mailing(office.bff).allMails(PERSON, mailbox);
    const [mail] = mails.filter(({ subject }) => subject.endsWith(`N.º ${body.id}`));
    expect(mail?.text).toMatch(/Aquí está tu simulación/);
    expect(mail?.text).not.toMatch(/te contactará/);
  });

  it('is refused for a text that was never ours', async () => {
    const { status, body } = await save({ version: '2026-11' });
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ name: 'contact_consent' })]]);
  });
});
