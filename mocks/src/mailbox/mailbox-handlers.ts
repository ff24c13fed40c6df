/** HTTP interface of the mailbox: a page for people, JSON for tests, and the mail server's scenario. */
import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import type { ScenarioRegistry } from '../scenarios/scenario-registry.ts';
import { cleared, scenarioHandlers } from '../state/control.ts';
import { listPage } from './mailbox-page.ts';
import type { Mailbox, ReceivedMail } from './mailbox.ts';

/** Content-Security-Policy of a mail's HTML: no scripts, nothing loaded, because anybody can send a mail. */
const SANDBOXED = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const PAGE = "default-src 'none'; style-src 'unsafe-inline'";

const htmlAnswer = (html: string, policy: string): Response =>
  HttpResponse.html(html, { headers: { 'Content-Security-Policy': policy } });

const summaryOf = ({ source: _, text: _text, html: _html, attachments, ...mail }: ReceivedMail) => ({
  ...mail,
  attachments: attachments.map(({ filename, contentType, content }, index) => ({
    filename,
    contentType,
    size: content.length,
    url: `/mailbox/messages/${mail.id}/attachments/${index}`,
  })),
});

const notFound = (): Response => HttpResponse.json({ detail: 'Este correo no está.' }, { status: 404 });

function attachmentAnswer(mail: ReceivedMail, index: number): Response {
  const attachment = mail.attachments[index];
  if (!attachment) return notFound();
  const { content, contentType, filename } = attachment;
  return new HttpResponse(content, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Answers about one mail, by what follows its id. */
const OF_MAIL: Readonly<Record<string, (mail: ReceivedMail, params: PathParams) => Response>> = {
  '': (mail) => HttpResponse.json({ ...summaryOf(mail), text: mail.text, html: mail.html }),
  '/html': ({ html, text }) => (html ? htmlAnswer(html, SANDBOXED) : HttpResponse.text(text)),
  '/source': ({ source }) => new HttpResponse(source, { headers: { 'Content-Type': 'text/plain' } }),
  '/attachments/:index': (mail, { index }) => attachmentAnswer(mail, Number(index)),
};

/** Handlers: `/mailbox` for people, `/mailbox/messages` for tests, `/mailbox/scenario` for the mail server's scenario. */
export const mailboxHandlers = (mailbox: Mailbox, scenarios: ScenarioRegistry): HttpHandler[] => [
  ...scenarioHandlers('/mailbox/scenario', scenarios),
  http.delete(
    '/mailbox/messages',
    cleared(() => mailbox.clear()),
  ),
  http.get('/mailbox/messages', ({ request }) => {
    const mails = mailbox.list(new URL(request.url).searchParams.get('to'));
    return HttpResponse.json({ count: mails.length, messages: mails.map(summaryOf) });
  }),
  http.get('/mailbox', () => htmlAnswer(listPage(mailbox.list()), PAGE)),
  ...Object.entries(OF_MAIL).map(([path, answer]) =>
    http.get(`/mailbox/messages/:id${path}`, ({ params }) => {
      const mail = mailbox.find(Number(params['id']));
      return mail ? answer(mail, params) : notFound();
    }),
  ),
];
