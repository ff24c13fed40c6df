/** HTTP interface of the mailbox: pages for people, JSON for tests, and the mail server's scenario. */
import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { jsonOf, badRequest } from '../state/control.ts';
import type { MailServerScenario } from './mail-server.ts';
import { listPage, mailPage } from './mailbox-page.ts';
import type { Mailbox, ReceivedMail } from './mailbox.ts';

/** Content-Security-Policy of a mail's HTML: no scripts, nothing loaded, because anybody can send a mail. */
const FRAMED = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const PAGE = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

const htmlAnswer = (html: string, policy: string): Response =>
  HttpResponse.html(html, { headers: { 'Content-Security-Policy': policy } });

const summaryOf = ({ id, receivedAt, from, to, subject, messageId, attachments }: ReceivedMail) => ({
  id,
  receivedAt,
  from,
  to,
  subject,
  messageId,
  attachments: attachments.map(({ filename, contentType, content }, index) => ({
    filename,
    contentType,
    size: content.length,
    url: `/mailbox/messages/${id}/attachments/${index}`,
  })),
});

const notFound = (): Response => HttpResponse.json({ detail: 'Este correo no está.' }, { status: 404 });

/** Returns `Content-Disposition` for a file name with any characters. */
const download = (filename: string): string => `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`;

function attachmentAnswer(mail: ReceivedMail, index: number): Response {
  const attachment = mail.attachments[index];
  if (!attachment) return notFound();
  return new HttpResponse(attachment.content, {
    headers: {
      'Content-Type': attachment.contentType,
      'Content-Disposition': download(attachment.filename),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Answers about one mail, by what follows `/mailbox/`. */
const OF_MAIL: Readonly<Record<string, (mail: ReceivedMail, params: PathParams) => Response>> = {
  'messages/:id': (mail) => HttpResponse.json({ ...summaryOf(mail), text: mail.text, html: mail.html }),
  'messages/:id/html': ({ html }) => htmlAnswer(html, FRAMED),
  'messages/:id/source': ({ source }) =>
    new HttpResponse(source, { headers: { 'Content-Type': 'text/plain' } }),
  'messages/:id/attachments/:index': (mail, { index }) => attachmentAnswer(mail, Number(index)),
  ':id': (mail) => htmlAnswer(mailPage(mail), PAGE),
};

const cleared = (clear: () => void) => (): Response => {
  clear();
  return new HttpResponse(null, { status: 204 });
};

/** Handlers: `/mailbox` for people, `/mailbox/messages` for tests, `/mailbox/scenario` for the mail server's scenario. */
export const mailboxHandlers = (mailbox: Mailbox, scenario: MailServerScenario): HttpHandler[] => [
  http.get('/mailbox/scenario', () => HttpResponse.json(scenario.shared)),
  http.put('/mailbox/scenario', async ({ request }) => {
    try {
      scenario.share(await jsonOf(request));
      return HttpResponse.json(scenario.shared);
    } catch (error) {
      return badRequest(error);
    }
  }),
  http.delete(
    '/mailbox/scenario',
    cleared(() => scenario.share({})),
  ),
  http.delete(
    '/mailbox/messages',
    cleared(() => mailbox.clear()),
  ),
  http.get('/mailbox/messages', ({ request }) => {
    const mails = mailbox.list(new URL(request.url).searchParams.get('to'));
    return HttpResponse.json({ count: mails.length, messages: mails.map(summaryOf) });
  }),
  http.get('/mailbox', () => htmlAnswer(listPage(mailbox.list()), PAGE)),
  // Named routes come before `/mailbox/:id`.
  ...Object.entries(OF_MAIL).map(([path, answer]) =>
    http.get(`/mailbox/${path}`, ({ params }) => {
      const mail = mailbox.find(Number(params['id']));
      return mail ? answer(mail, params) : notFound();
    }),
  ),
];
