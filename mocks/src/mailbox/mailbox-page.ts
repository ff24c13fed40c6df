import type { ReceivedMail } from './mailbox.ts';

const REFRESH_SECONDS = 5;
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid GrayText; overflow-wrap: anywhere; }
`;

const clock = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Santiago',
});

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const link = (href: string, text: string): string => `<a href="${href}">${escaped(text)}</a>`;

function rowOf({ id, receivedAt, to, subject, attachments }: ReceivedMail): string {
  const at = `/mailbox/messages/${id}`;
  const files = attachments.map(({ filename }, index) => link(`${at}/attachments/${index}`, filename));
  const cells = [
    escaped(clock.format(new Date(receivedAt))),
    escaped(to.join(', ')),
    link(`${at}/html`, subject || '(sin asunto)'),
    files.join('<br>'),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** Renders the list of mails, newest first, with links to their HTML and attachments. The page refreshes itself. */
export function listPage(mails: readonly ReceivedMail[]): string {
  const table = `<table><thead><tr><th scope="col">Recibido</th><th scope="col">Para</th><th scope="col">Asunto</th>
<th scope="col">Adjuntos</th></tr></thead><tbody>${mails.map(rowOf).join('')}</tbody></table>`;
  return `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><title>Casilla de prueba</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<style>${STYLE}</style></head><body><h1>Casilla de prueba</h1>
${mails.length > 0 ? table : '<p>Todavía no llega ningún correo.</p>'}</body></html>`;
}
