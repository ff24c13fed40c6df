/** Operator's texts about what happens after a simulation, for success screen, PDF and mail. See docs/rules.md R818. */
import { DOCUMENT_KINDS, type OperatorTexts } from '../platform/brand.ts';
import { formatDateText } from '../platform/format.ts';
import { formatPhone } from '../platform/phone.ts';

/** Facts about the simulation that decide which texts apply. */
export interface Followed {
  /** ISO 8601, last day of the quoted rate; null if none was promised. */
  readonly quotedUntil: string | null;
  /** Name of the kind of worker, e.g. `Dependiente`. */
  readonly workerType: string;
  readonly hasCodebtor: boolean;
  /** Whether the person asked to be contacted; null if that was not a question, because staff simulated. */
  readonly wantsContact: boolean | null;
  /** Telephone to call; null without one, and if no call was asked for. */
  readonly phone: string | null;
  /** Mailbox of the simulation's mail, as the screen, or the mail itself, calls it. */
  readonly mailbox: 'ese correo' | 'este correo';
}

export interface FollowingItem {
  readonly text: string;
  readonly detail?: string;
  /** Address that dials a telephone number. */
  readonly href?: string;
}

/** Texts under a heading, in order. */
export interface FollowingSection {
  readonly title: string;
  /** True for steps, which are numbered. */
  readonly isOrdered: boolean;
  readonly items: readonly FollowingItem[];
}

export interface WhatFollows {
  /** Sentences that say how the person will be contacted, or that nobody calls; null if that was not a question. */
  readonly contact: string | null;
  readonly sections: readonly FollowingSection[];
  /** Sentences that say until when the figures hold. */
  readonly holds: string;
}

const NOBODY_CALLS = 'Como no pediste que te contactemos, nadie te llamará.';

/** Returns the promise of a contact. A call is promised only to a person who asked for one and has a telephone, and the promise names the number. */
function contactText({ call }: OperatorTexts, { wantsContact, phone, mailbox }: Followed): string | null {
  if (!wantsContact) return wantsContact === false ? NOBODY_CALLS : null;
  const byMail = `Nuestro equipo te contactará en ${mailbox}`;
  if (phone === null) return `${byMail}.`;
  return `${byMail} o al ${formatPhone(phone)}.${call === undefined ? '' : ` ${call}`}`;
}

/** Returns the texts for a simulation. What the operator has not given is missing. */
export function whatFollows(operator: OperatorTexts, followed: Followed): WhatFollows {
  const { steps = [], phone, branches = [] } = operator;
  const { quotedUntil } = followed;
  const sections = [
    section(
      'Lo que sigue',
      steps.map(({ title, text }) => ({ text: title, detail: text })),
      true,
    ),
    ...documentsFor(operator, followed),
    section('¿Prefieres hablar con alguien?', [
      ...(phone === undefined ? [] : [{ text: phone, href: dialAddress(phone) }]),
      ...branches.map(({ name, address, hours }) => ({ text: `${name}, ${address}`, detail: hours })),
    ]),
  ];
  return {
    contact: contactText(operator, followed),
    sections: sections.filter(({ items }) => items.length > 0),
    holds: `${quotedUntil === null ? '' : `La tasa vale hasta el ${formatDateText(quotedUntil)}. `}Los pesos cambian cada día con la UF; los montos en UF de tu simulación, no.`,
  };
}

const section = (title: string, items: readonly FollowingItem[], isOrdered = false): FollowingSection => ({
  title,
  isOrdered,
  items,
});

/** Returns the documents of the person's kind of work; all kinds if theirs has no list, or if somebody else pays too. */
function documentsFor(
  { documents = {} }: OperatorTexts,
  { workerType, hasCodebtor }: Followed,
): readonly FollowingSection[] {
  const given = DOCUMENT_KINDS.filter((kind) => documents[kind] !== undefined);
  const own = hasCodebtor ? [] : given.filter((kind) => kind === workerType);
  return (own.length > 0 ? own : given).map((kind) =>
    section(
      `Qué documentos llevar si eres ${kind.toLowerCase()}`,
      (documents[kind] ?? []).map((text) => ({ text })),
    ),
  );
}

/** Returns the address that dials a telephone number, Chilean unless it has a prefix. */
function dialAddress(phone: string): string {
  return `tel:+${phone.startsWith('+') ? '' : '56'}${phone.replaceAll(/\D/g, '')}`;
}
