import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Mailing } from '../src/testing/mailing.ts';
import { Office } from '../src/testing/office.ts';
import { emailOf } from '../src/testing/staff.ts';
import { mailboxForSpec } from '../src/testing/for-spec.ts';
import type { TestMail } from '../src/testing/test-mailbox.ts';

const ASSIGNED_PATH = '/api/simulador/asignaciones';

const mailbox = mailboxForSpec();
const office = Office.forSpec(() => ({ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'http://localhost:9' }));
let simulation: SimulationEntity;

beforeEach(async () => {
  simulation = await office.store();
});

const assign: Office['assign'] = (...assigned) => office.assign(...assigned);

describe('a mail about assignments', () => {
  const want = (isWanted: unknown): Promise<Response> =>
    office.send('put', `${ASSIGNED_PATH}/aviso`, { by_mail: isWanted }, 'executiverole');
  const wanted = async (): Promise<unknown> => (await office.get(ASSIGNED_PATH)).body.by_mail;
  const plannedMails = (): Promise<unknown[]> =>
    office.bff.query("SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'assignment_mail'");
  /** Returns all mails to the executive, newest first, after the time to undo. */
  const mails = async (): Promise<TestMail[]> => {
    const mailing = new Mailing(office.bff);
    await mailing.hurry();
    return mailing.allMails({ email: emailOf('executiverole') }, mailbox);
  };

  it('is not planned for a user who does not want it', async () => {
    expect((await office.get(ASSIGNED_PATH)).body).toMatchObject({ by_mail: false, can_mail: true });
    await assign([simulation.uuid]);
    for (const wrong of ['si', null, 2]) expect([wrong, (await want(wrong)).status]).toEqual([wrong, 400]);
    expect((await want(true)).body).toEqual((await office.get(ASSIGNED_PATH)).body);
    expect(await wanted()).toBe(true);
    expect((await want(false)).body).toMatchObject({ by_mail: false });
    office.bff.clock.advance(1);
    await assign([(await office.store()).uuid]);
    expect([await wanted(), await plannedMails()]).toEqual([false, []]);
  });

  it('reports once all that others assigned within minutes and that are not blocked', async () => {
    await want(true);
    office.bff.clock.advance(1);
    const [second, blocked] = [await office.store(), await office.store()];
    await assign([simulation.uuid, blocked.uuid]);
    await assign([simulation.uuid], { to: office.staff.commercialrole.uuid });
    await assign([simulation.uuid]);
    await office.update(second, { commercial: office.staff.executiverole.id }, 'adminrole');
    await office.send('post', `/api/simulador/tomar/${(await office.store()).uuid}`);
    await office.bff.query('UPDATE simulations SET blocked_at = now() WHERE uuid = $1', [blocked.uuid]);
    expect(await plannedMails()).toHaveLength(1);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Le asignaron 2 simulaciones', attachments: [] });
    expect(mail?.text.split('\n')).toContain('http://localhost:9/listado?days=3650&view=mine');
    for (const said of [await mailbox.source(mail as TestMail), office.bff.logs.text()])
      expect(said).not.toContain(simulation.client.identification);
    await assign([(await office.store()).uuid]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Le asignaron 1 simulación',
      'Le asignaron 2 simulaciones',
    ]);
  });

  it('is not sent if it was undone or seen before, or its user was disabled', async () => {
    const disable = (isDisabled: boolean): Promise<unknown> =>
      office.bff.query('UPDATE users SET disabled = $2 WHERE id = $1', [
        office.staff.executiverole.id,
        isDisabled,
      ]);
    const before = await mails();
    const other = await office.store();
    await assign([simulation.uuid]);
    await office.update(simulation, { commercial: null }, 'adminrole');
    expect(await mails()).toHaveLength(before.length);
    await assign([other.uuid]);
    await disable(true);
    expect(await mails()).toHaveLength(before.length);
    await disable(false);
    await assign([(await office.store()).uuid]);
    office.bff.clock.advance(1);
    await office.send('put', `${ASSIGNED_PATH}/vistas`);
    expect(await mails()).toHaveLength(before.length);
  });

  it('has the same Message-ID and content when it is sent again', async () => {
    office.bff.clock.advance(1);
    const before = (await mails()).length;
    await assign([simulation.uuid]);
    await mailbox.play('status:451');
    const mailing = new Mailing(office.bff);
    await mailing.hurry();
    await mailing.jobsOnce(([job]) => Boolean(job?.last_error));
    await mailbox.play('ok');
    await mails();
    // As after a process that was killed when the mail server had accepted the mail.
    await office.bff.query(
      'UPDATE told_assignments SET sent_at = NULL WHERE mail = (SELECT mail FROM told_assignments ORDER BY audit_id DESC LIMIT 1)',
    );
    await assign([(await office.store()).uuid, (await office.store()).uuid]);
    const [newest, again, first, ...others] = await mails();
    expect(others).toHaveLength(before);
    expect([again?.messageId, again?.subject]).toEqual([first?.messageId, first?.subject]);
    expect([newest?.subject, newest?.messageId === first?.messageId]).toEqual([
      'Le asignaron 2 simulaciones',
      false,
    ]);
  });
});
