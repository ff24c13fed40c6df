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

const factRow = ({ label, note, value, isSum }: Fact): Html => {
  const line = isSum
    ? `border-top:2px solid ${COLOUR.ink};font-weight:700`
    : `border-top:1px solid ${COLOUR.line}`;
  const small = note
    ? html`<br /><span style="font-size:13px;font-weight:400;${SECOND}">${note}</span>`
    : html``;
  return html`<tr>
    <td style="padding:8px 12px 8px 0;font-size:15px;line-height:20px;${line}">${label}${small}</td>
    <td align="right" style="padding:8px 0;font-size:15px;line-height:20px;white-space:nowrap;${line}">
      ${value}
    </td>
  </tr>`;
};

const listBlock = ({ title, facts }: MailContent['lists'][number]): Html =>
  html`<tr>
    <td style="padding:24px 32px 0">
      <h2 style="margin:0 0 8px;font-size:16px;line-height:24px">${title}</h2>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${FONT};${INK}">
        ${facts.map(factRow)}
      </table>
    </td>
  </tr>`;

const wordmark = html`<tr>
  <td style="padding:24px 32px 16px">
    <table role="presentation" cellpadding="0" cellspacing="0">
      <tr>
        <td width="28" height="28" bgcolor="${COLOUR.solid}" align="center" style="border-radius:6px">
          <span style="color:${COLOUR.onSolid};font-size:16px;font-weight:700;${FONT}"
            >${BRAND.name.charAt(0)}</span
          >
        </td>
        <td style="padding-left:10px;font-size:20px;font-weight:700;${FONT};${INK}">${BRAND.name}</td>
      </tr>
    </table>
  </td>
</tr>`;

const opening = ({ greeting, introduction, about }: MailContent): Html => {
  const sentences = introduction.map(
    (sentence) => html`<p style="margin:0 0 8px;font-size:16px;line-height:24px">${sentence}</p>`,
  );
  return html`<tr>
    <td style="padding:0 32px 16px">
      <p style="margin:0 0 8px;font-size:16px;line-height:24px">${greeting}</p>
      ${sentences}
      <p style="margin:16px 0 0;font-size:15px;line-height:20px;${SECOND}">${about}</p>
    </td>
  </tr>`;
};

const hero = ({ dividend, footnotes }: MailContent): Html => {
  const small = footnotes.map(
    (note) => html`<p style="margin:4px 0 0;font-size:13px;line-height:18px;${ON_SOLID}">${note}</p>`,
  );
  return html`<tr>
    <td style="padding:0 32px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          <td
            bgcolor="${COLOUR.solid}"
            style="padding:24px;border-radius:10px;color:${COLOUR.onSolid};${FONT}"
          >
            <p style="margin:0;font-size:16px;line-height:24px;font-weight:600">${dividend.title}</p>
            <p style="margin:4px 0 0;font-size:39px;line-height:48px;font-weight:700">${dividend.pesos}</p>
            <p style="margin:0 0 12px;font-size:20px;line-height:28px;font-weight:600">${dividend.uf}</p>
            ${small}
          </td>
        </tr>
      </table>
    </td>
  </tr>`;
};

const linkBlock = ({ link }: MailContent): Html =>
  link === null
    ? html``
    : html`<tr>
        <td style="padding:24px 32px 0">
          <a
            href="${link.url}"
            style="display:inline-block;padding:12px 20px;border:1px solid ${COLOUR.edge};border-radius:10px;font-size:16px;font-weight:600;color:${COLOUR.primary}"
            >${link.label}</a
          >
          <p style="margin:8px 0 0;font-size:13px;line-height:18px;${SECOND}">${link.note}</p>
        </td>
      </tr>`;

function item({ text, detail, href }: FollowingItem): Html {
  const shown = href === undefined ? html`${text}` : html`<a href="${href}" style="${INK}">${text}</a>`;
  const below = detail === undefined ? html`` : html`<br /><span style="${SECOND}">${detail}</span>`;
  return html`<li style="margin:0 0 8px;font-size:15px;line-height:20px">${shown}${below}</li>`;
}

function sectionBlock({ title, isOrdered, items }: FollowingSection): Html {
  const rows = items.map(item);
  const style = `margin:0;padding-left:20px;${INK}`;
  return html`<tr>
    <td style="padding:24px 32px 0">
      <h2 style="margin:0 0 8px;font-size:16px;line-height:24px">${title}</h2>
      ${
        isOrdered
          ? html`<ol style="${style}">
              ${rows}
            </ol>`
          : html`<ul style="${style}">
              ${rows}
            </ul>`
      }
    </td>
  </tr>`;
}

const closing = ({ notes }: MailContent): Html => {
  const paragraphs = notes.map(
    (note) => html`<p style="margin:0 0 8px;font-size:13px;line-height:18px;${SECOND}">${note}</p>`,
  );
  return html`<tr>
    <td style="padding:24px 32px 32px">${paragraphs}</td>
  </tr>`;
};

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
                ${content.lists.map(listBlock)} ${content.sections.map(sectionBlock)} ${closing(content)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}
