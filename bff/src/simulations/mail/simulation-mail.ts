/** Text of the mail about a saved simulation: the result card's figures, in its order and words. */
import { formatUf, formatUfRounded } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import type { Fact } from '@simulador/contracts/simulations/facts';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import type { FollowingItem } from '@simulador/contracts/simulations/what-follows';
import { BRAND } from '../../config/brand.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import {
  costFacts,
  date,
  enteredFacts,
  informationFacts,
  mainFacts,
  neededToday,
  pesos,
  subject,
  whatFollowsOf,
} from '../reading/simulation-texts.ts';
import { figuresLink, LINK_LABEL, linkNote } from '../reading/figures-link.ts';
import { isForStaff, oneLine } from '../reading/stated-of.ts';
import { type MailContent, mailHtml } from './mail-html.ts';

const INTRODUCTION = 'Aquí está tu simulación de crédito hipotecario. El detalle completo va adjunto en PDF.';
const NOT_ASKED = 'Si no pediste esta simulación, puedes borrar este correo.';

function mailContent(simulation: SimulationEntity, publicUrl: URL | null): MailContent {
  const { inputs, snapshot } = simulation;
  const { row } = snapshot;
  const { contact, sections, holds } = whatFollowsOf(simulation);
  const url = figuresLink(simulation, publicUrl);
  const writeUf = isForStaff(simulation) ? formatUf : formatUfRounded;
  return {
    greeting: `Hola ${oneLine(inputs.firstName)}:`,
    introduction: [INTRODUCTION, ...(contact === null ? [] : [contact])],
    about: subject(snapshot),
    dividend: {
      title: 'Pagarías al mes',
      pesos: pesos(row.DivTotalPe),
      uf: writeUf(ufFromNumber(row.DivTotal)),
    },
    footnotes: [insuranceFootnote(snapshot.row), `Pesos con la UF del ${date(snapshot.uf.date)}.`],
    lists: [
      {
        title: 'Tu crédito',
        facts: [
          ...enteredFacts(simulation, writeUf),
          ...mainFacts(simulation, neededToday(simulation, 'Necesitas hoy', writeUf)),
        ],
      },
      { title: 'Información', facts: informationFacts(simulation, writeUf) },
      { title: 'Gastos Operacionales', facts: costFacts(simulation, writeUf) },
    ],
    link: url === null ? null : { label: LINK_LABEL, url, note: linkNote(simulation) },
    sections,
    notes: [
      holds,
      BRAND.legal.notAnOffer,
      LEGAL_NOTES.totals,
      LEGAL_NOTES.vat,
      LEGAL_NOTES.lifeInsurance,
      ...(BRAND.privacy === undefined ? [] : [`Preguntas sobre tus datos: ${BRAND.privacy}.`]),
      NOT_ASKED,
    ],
  };
}

const lineOf = ({ label, note, value }: Fact): string => `${label}: ${value}${note ? ` (${note})` : ''}`;

const itemLine = ({ text, detail }: FollowingItem): string =>
  `- ${text}${detail === undefined ? '' : `: ${detail}`}`;

/** Returns the mail as plain text. */
function mailText(content: MailContent): string {
  const { greeting, introduction, about, dividend, footnotes, link, lists, sections, notes } = content;
  return [
    greeting,
    introduction.join('\n'),
    about,
    [`${dividend.title}: ${dividend.pesos} (${dividend.uf})`, ...footnotes].join('\n'),
    ...(link === null ? [] : [`${link.label}: ${link.url}\n${link.note}`]),
    ...lists.map(({ title, facts }) => [title.toUpperCase(), ...facts.map(lineOf)].join('\n')),
    ...sections.map(({ title, items }) => [title.toUpperCase(), ...items.map(itemLine)].join('\n')),
    ...notes,
  ].join('\n\n');
}

/** A mail without its addresses. */
export interface MailText {
  /** Name of the client, shown with the address. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Returns the mail about a saved simulation. The subject has no amounts, because other people may see it on a screen. */
export function simulationMail(simulation: SimulationEntity, publicUrl: URL | null): MailText {
  const { firstName, lastName } = simulation.inputs;
  const subject = `Tu simulación de crédito hipotecario N.º ${simulation.id}`;
  const content = mailContent(simulation, publicUrl);
  return {
    name: oneLine(`${firstName} ${lastName}`),
    subject,
    text: mailText(content),
    html: mailHtml(subject, content),
  };
}
