import { escaped } from '../markup/escaped.ts';
import type { ReceivedMail } from './mailbox.ts';

const REFRESH_SECONDS = 5;
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid GrayText; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 60rem; border: 1px solid GrayText; background: white; }
pre { white-space: pre-wrap; border: 1px solid GrayText; padding: 1rem; }
`;

const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}<style>${STYLE}</style></head><body>${body}</body></html>`;

const time = (iso: string): string =>
  new Intl.DateTimeFormat('es-CL', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'America/Santiago',
  }).format(new Date(iso));

const titleOf = ({ subject }: ReceivedMail): string => subject || '(sin asunto)';

function rowOf(mail: ReceivedMail): string {
  const cells = [
    escaped(time(mail.receivedAt)),
    escaped(mail.to.join(', ')),
    `<a href="/mailbox/${mail.id}">${escaped(titleOf(mail))}</a>`,
    String(mail.attachments.length),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** Renders the list of mails, newest first. The page refreshes itself. */
export function listPage(mails: readonly ReceivedMail[]): string {
  const table = `<table><thead><tr><th scope="col">Recibido</th><th scope="col">Para</th><th scope="col">Asunto</th>
<th scope="col">Adjuntos</th></tr></thead><tbody>${mails.map(rowOf).join('')}</tbody></table>`;
  const body = mails.length > 0 ? table : '<p>Todavía no llega ningún correo.</p>';
  const refresh = `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`;
  return page('Casilla de prueba', refresh, `<h1>Casilla de prueba</h1>${body}`);
}

const attachmentLinks = ({ id, attachments }: ReceivedMail): string =>
  attachments
    .map(
      ({ filename, content }, index) =>
        `<li><a href="/mailbox/messages/${id}/attachments/${index}">${escaped(filename)}</a> (${content.length} bytes)</li>`,
    )
    .join('');

/** Renders a mail: its HTML in a sandboxed frame, its text, its attachments. */
export function mailPage(mail: ReceivedMail): string {
  const { id, from, to, receivedAt, messageId, text } = mail;
  const heads = { De: from, Para: to.join(', '), Recibido: time(receivedAt), 'Message-ID': messageId };
  const list = Object.entries(heads).map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`);
  return page(
    titleOf(mail),
    '',
    `<p><a href="/mailbox">Todos los correos</a></p><h1>${escaped(titleOf(mail))}</h1><dl>${list.join('')}</dl>
<h2>Adjuntos</h2><ul>${attachmentLinks(mail)}</ul><p><a href="/mailbox/messages/${id}/source">Fuente del mensaje</a></p>
<h2>HTML</h2><iframe sandbox title="HTML del correo" src="/mailbox/messages/${id}/html"></iframe>
<h2>Texto</h2><pre>${escaped(text)}</pre>`,
  );
}
