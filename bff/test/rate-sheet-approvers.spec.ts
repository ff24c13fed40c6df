/** Sheets of their author, as those who may approve them learn of them. */
import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DurableJobs } from '../src/jobs/durable-jobs.ts';
import { mailboxForSpec } from '../src/testing/for-spec.ts';
import { Mailing } from '../src/testing/mailing.ts';
import { eachWithRates } from '../src/testing/rate-sheets.ts';
import { emailOf } from '../src/testing/staff.ts';
import type { TestMail } from '../src/testing/test-mailbox.ts';

const SECOND = 'segunda@lindero.example';
const DAY_MS = 86_400_000;

const mailbox = mailboxForSpec();
const { sheets, rates } = eachWithRates(() => ({
  ...{ RATE_APPROVAL: 'second' },
  ...{ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'http://localhost:9' },
}));

const later = (days: number): string =>
  new Date(sheets.tables.bff.clock.now().getTime() + days * DAY_MS).toISOString();
const mails = async (to: string): Promise<TestMail[]> => {
  const mailing = new Mailing(sheets.tables.bff);
  return mailing.allMails({ email: to }, mailbox);
};
const toApprove = async (headers: Readonly<Record<string, string>>): Promise<number> =>
  (await sheets.tables.bff.http.get('/api/simulador/tarifas/aprobacion').set(headers)).body.to_approve;

describe('a submitted sheet', () => {
  it('is counted for and mailed to those who may approve it, and says who did what', async () => {
    const { admin } = sheets.tables;
    const before = await toApprove(sheets.secondHeaders);
    const { body } = await sheets.author.post('', {
      name: 'Diciembre',
      changes: [
        { rate: rates.short, value: 4.1 },
        { rate: rates.long, value: 4.15 },
      ],
      planned_at: later(5),
    });
    const { id } = body as { id: number };
    for (const name of ['Ajuste', 'Ajuste de diciembre']) await sheets.author.patch(`/${id}`, { name });
    await sheets.author.post(`/${id}/enviar`);
    expect(await toApprove(sheets.secondHeaders)).toBe(before + 1);
    expect(await toApprove(admin)).toBe(0);
    const [mail] = await mails(SECOND);
    expect(mail?.subject).toBe('Cambio de tarifas por aprobar: Ajuste de diciembre');
    expect(mail?.text).toContain('Paula Soto envió a aprobación un cambio de 2 valores.');
    expect(mail?.text).toContain(`http://localhost:9/tarifas/hojas?hoja=${id}`);
    expect(await mails(emailOf('adminrole'))).toEqual([]);
    const { app, query } = sheets.tables.bff;
    const [{ id: second, version }] = (await query(
      'SELECT users.id, rate_sheets.version FROM users, rate_sheets WHERE email = $1 AND rate_sheets.id = $2',
      [SECOND, id],
    )) as [{ id: number; version: number }];
    const late = { sheet: String(id), version: String(version - 1), user: String(second) };
    await app.get(DurableJobs).enqueue(app.get(DataSource).manager, 'rate_sheet_mail', late, 'late');
    expect(await mails(SECOND)).toHaveLength(1);

    await sheets.second.post(`/${id}/devolver`, { reason: 'Solo los cortos' });
    await sheets.author.patch(`/${id}`, {});
    await sheets.author.post(`/${id}/enviar`);
    const at = later(8);
    const { body: approved } = await sheets.second.approve(id, { effective_at: at });
    expect(approved.detail).toBeUndefined();
    expect(approved.history.map(({ by, event }: { by: string; event: string }) => [by, event])).toEqual([
      ['Elena Rivas', 'approved'],
      ['Paula Soto', 'submitted'],
      ['Paula Soto', 'resumed'],
      ['Elena Rivas', 'returned'],
      ['Paula Soto', 'submitted'],
      ['Paula Soto', 'written'],
    ]);
    expect(approved.history[0].moved_from).toBe(approved.planned_at);
  });
});

describe('a sheet of its author', () => {
  it('has the instant that its author means, which the approver may change', async () => {
    const { clock } = sheets.tables.bff;
    const planned = new Date(clock.now().getTime() + 200_000).toISOString();
    const id = await sheets.draft({ rate: rates.short, value: 4.15 });
    const past = new Date(clock.now().getTime() - 20_000).toISOString();
    expect((await sheets.author.patch(`/${id}`, { planned_at: past })).status).toBe(200);
    const { status, body } = await sheets.author.post(`/${id}/enviar`);
    expect([status, body.fields]).toEqual([
      400,
      [{ name: 'planned_at', message: 'Debe ser un momento por venir' }],
    ]);
    await sheets.author.patch(`/${id}`, { planned_at: planned });
    expect((await sheets.author.post(`/${id}/enviar`)).body).toMatchObject({
      planned_at: planned,
      effective_at: null,
    });
    const at = new Date(clock.now().getTime() + 20_000).toISOString();
    expect((await sheets.second.approve(id, { effective_at: at })).body).toMatchObject({
      planned_at: planned,
      effective_at: at,
    });
    const [row] = await sheets.tables.bff.query(
      "SELECT details FROM audit WHERE action = 'rate_sheet_changed' AND subject = $1 ORDER BY id DESC LIMIT 1",
      [`RateSheet ${id}`],
    );
    expect(row).toEqual({
      details: { state: ['submitted', 'approved'], effective_at: [planned, at], lines: [null, []] },
    });
    await sheets.second.post(`/${id}/devolver`, { reason: 'Esperemos' });
  });
});
