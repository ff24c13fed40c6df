import { COLOUR, BRAND } from '../../config/brand.ts';
import type { Fact } from '@simulador/contracts/simulations/facts';
import type { FollowingItem, FollowingSection } from '@simulador/contracts/simulations/what-follows';
import { type Html, html } from '../../http/html.ts';

/** Content of a mail about a saved simulation. */
export interface MailContent {
  readonly greeting: string;
  readonly introduction: readonly string[];
  /** Purpose, property and term. */
  readonly about: string;
  readonly dividend: { readonly title: string; readonly pesos: string; readonly uf: string };
  readonly footnotes: readonly string[];
  /** Link that opens the figures; null without a public address. */
  readonly link: { readonly label: string; readonly url: string; readonly note: string } | null;
  readonly lists: readonly { readonly title: string; readonly facts: readonly Fact[] }[];
  /** Texts about what happens next. */
  readonly sections: readonly FollowingSection[];
  readonly notes: readonly string[];
}

/** Tables and inline styles only, which all mail programs support. Nothing is loaded from a server. */
const FONT = "font-family:'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = `color:${COLOUR.ink}`;
const SECOND = `color:${COLOUR.secondText}`;
const ON_SOLID = `color:${COLOUR.solidSoft}`;
const WIDTH = '600';

/** Returns a row of the mail's one column. */
const block = (padding: string, content: Html | readonly Html[]): Html =>
  html`<tr>
    <td style="padding:${padding}">${content}</td>
  </tr>`;
const BELOW = '24px 32px 0';
const heading = (title: string): Html =>
  html`<h2 style="margin:0 0 8px;font-size:16px;line-height:24px">${title}</h2>`;
const small = (margin: string, colour: string, text: string): Html =>
  html`<p style="margin:${margin};font-size:13px;line-height:18px;${colour}">${text}</p>`;

const factRow = ({ label, note, value, isSum }: Fact): Html => {
  const line = isSum
    ? `border-top:2px solid ${COLOUR.ink};font-weight:700`
    : `border-top:1px solid ${COLOUR.line}`;
  const below = note
    ? html`<br /><span style="font-size:13px;font-weight:400;${SECOND}">${note}</span>`
    : html``;
  return html`<tr>
    <td style="padding:8px 12px 8px 0;font-size:15px;line-height:20px;${line}">${label}${below}</td>
    <td align="right" style="padding:8px 0;font-size:15px;line-height:20px;white-space:nowrap;${line}">
      ${value}
    </td>
  </tr>`;
};

const listBlock = ({ title, facts }: MailContent['lists'][number]): Html =>
  block(
    BELOW,
    html`${heading(title)}
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${FONT};${INK}">
        ${facts.map(factRow)}
      </table>`,
  );

const wordmark = block(
  '24px 32px 16px',
  html`<table role="presentation" cellpadding="0" cellspacing="0">
    <tr>
      <td width="28" height="28" bgcolor="${COLOUR.solid}" align="center" style="border-radius:6px">
        <span style="color:${COLOUR.onSolid};font-size:16px;font-weight:700;${FONT}"
          >${BRAND.name.charAt(0)}</span
        >
      </td>
      <td style="padding-left:10px;font-size:20px;font-weight:700;${FONT};${INK}">${BRAND.name}</td>
    </tr>
  </table>`,
);

const opening = ({ greeting, introduction, about }: MailContent): Html =>
  block('0 32px 16px', [
    ...[greeting, ...introduction].map(
      (text) => html`<p style="margin:0 0 8px;font-size:16px;line-height:24px">${text}</p>`,
    ),
    html`<p style="margin:16px 0 0;font-size:15px;line-height:20px;${SECOND}">${about}</p>`,
  ]);

const hero = ({ dividend, footnotes }: MailContent): Html =>
  block(
    '0 32px',
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      <tr>
        <td bgcolor="${COLOUR.solid}" style="padding:24px;border-radius:10px;color:${COLOUR.onSolid};${FONT}">
          <p style="margin:0;font-size:16px;line-height:24px;font-weight:600">${dividend.title}</p>
          <p style="margin:4px 0 0;font-size:39px;line-height:48px;font-weight:700">${dividend.pesos}</p>
          <p style="margin:0 0 12px;font-size:20px;line-height:28px;font-weight:600">${dividend.uf}</p>
          ${footnotes.map((note) => small('4px 0 0', ON_SOLID, note))}
        </td>
      </tr>
    </table>`,
  );

const linkBlock = ({ link }: MailContent): Html =>
  link === null
    ? html``
    : block(
        BELOW,
        html`<a
            href="${link.url}"
            style="display:inline-block;padding:12px 20px;border:1px solid ${COLOUR.edge};border-radius:10px;font-size:16px;font-weight:600;color:${COLOUR.primary}"
            >${link.label}</a
          >
          ${small('8px 0 0', SECOND, link.note)}`,
      );

function item({ text, detail, href }: FollowingItem): Html {
  const shown = href === undefined ? html`${text}` : html`<a href="${href}" style="${INK}">${text}</a>`;
  const below = detail === undefined ? html`` : html`<br /><span style="${SECOND}">${detail}</span>`;
  return html`<li style="margin:0 0 8px;font-size:15px;line-height:20px">${shown}${below}</li>`;
}

function sectionBlock({ title, isOrdered, items }: FollowingSection): Html {
  const rows = items.map(item);
  const style = `margin:0;padding-left:20px;${INK}`;
  const list = isOrdered
    ? html`<ol style="${style}">
        ${rows}
      </ol>`
    : html`<ul style="${style}">
        ${rows}
      </ul>`;
  return block(BELOW, [heading(title), list]);
}

/** Returns the mail in the style of the bank's page: one column, the dividend first. */
export function mailHtml(subject: string, content: MailContent): string {
  const preview = `${content.dividend.title}: ${content.dividend.pesos}`;
  return html`<!doctype html>
    <html lang="es-CL">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${COLOUR.ground}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${COLOUR.ground}">
          <tr>
            <td align="center" style="padding:24px 8px">
              <table
                role="presentation"
                width="${WIDTH}"
                cellpadding="0"
                cellspacing="0"
                bgcolor="${COLOUR.surface}"
                style="width:100%;max-width:${WIDTH}px;border:1px solid ${COLOUR.line};border-radius:10px;${FONT};${INK}"
              >
                ${wordmark} ${opening(content)} ${hero(content)} ${linkBlock(content)}
                ${content.lists.map(listBlock)} ${content.sections.map(sectionBlock)}
                ${block(
                  '24px 32px 32px',
                  content.notes.map((note) => small('0 0 8px', SECOND, note)),
                )}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}
