/**
 * Fragment of a link that opens a simulation's figures, which is sent to no server. It contains the inputs of the dividend only, and so
 * the number of insured people, but nothing else about the client, their age, income or the property's place. See docs/decisions/010.
 */
import { peopleCount } from '../calculation/rules/codebtor.ts';
import {
  isBuySale,
  isDfl2Visible,
  isPropertyStateVisible,
  type ProjectFacts,
} from '../calculation/rules/visibility.ts';
import type { Currency } from '../platform/money.ts';

/** Amount as typed; null while the field is empty. */
export interface LinkAmount {
  readonly currency: Currency;
  readonly amount: number | null;
}

/** Subsidy of a purchase. */
export interface LinkSubsidy {
  /** Code of the bank's list. */
  readonly type: string;
  readonly amount: LinkAmount;
  readonly hasUnemployment: boolean;
}

/** Inputs of the dividend. */
export interface LinkFigures {
  readonly facts: ProjectFacts;
  readonly isDfl2: boolean;
  readonly value: LinkAmount;
  readonly subsidy: LinkSubsidy | null;
  readonly savings: LinkAmount;
  readonly credit: LinkAmount;
  /** Part of a purchase that follows from value and other part; '' if both were typed. */
  readonly follows: 'ahorro' | 'credito' | '';
  readonly years: string;
  readonly graceMonths: string;
  readonly hasCodebtor: boolean;
  /** Questions about the figures, by their names in the link. */
  readonly asked?: Readonly<Record<string, string>>;
}

/** Number of a saved simulation, and the token with which its link asks for the quoted rate. */
export interface LinkQuote {
  readonly number: number;
  readonly token: string;
}

export const LINK_QUOTE = { number: 'numero', token: 'clave' } as const;

/** Increased when the fragment's format changes. Links of another version are not read. */
export const LINK_VERSION = '1';
/** Name that marks a fragment as a simulation's. */
export const LINK_MARK = 'simulacion';
/** Value of `asegurados` for a couple. */
export const LINK_TWO = String(peopleCount(true));

export const linkAmount = ({ currency, amount }: LinkAmount): string =>
  `${currency.toLowerCase()}${amount ?? 0}`;

/** Returns the fragment. Answers to questions that are not asked are omitted, because they don't affect the figures. */
export function figuresFragment(figures: LinkFigures, quote: LinkQuote | null = null): string {
  const { facts, subsidy, savings } = figures;
  const splits = isBuySale(facts.purpose);
  const paid = splits ? subsidy : null;
  const fields = Object.entries({
    [LINK_MARK]: LINK_VERSION,
    destino: codeText(facts.purpose),
    tipo: codeText(facts.propertyType),
    estado: isPropertyStateVisible(facts) ? codeText(facts.propertyState) : '',
    dfl2: isDfl2Visible(facts) && figures.isDfl2 ? '1' : '',
    valor: linkAmount(figures.value),
    subsidio: paid?.type ?? '',
    monto: paid ? linkAmount(paid.amount) : '',
    cesantia: paid?.hasUnemployment ? '1' : '',
    ahorro: splits ? linkAmount(savings) : '',
    credito: linkAmount(figures.credit),
    sigue: splits ? figures.follows : '',
    anos: figures.years,
    gracia: figures.graceMonths === '0' ? '' : figures.graceMonths,
    asegurados: figures.hasCodebtor ? LINK_TWO : '',
    ...figures.asked,
    ...(quote && { [LINK_QUOTE.number]: String(quote.number), [LINK_QUOTE.token]: quote.token }),
  });
  return `#${new URLSearchParams(fields.filter(([, value]) => value !== '')).toString()}`;
}

const codeText = (code: number | null): string => (code === null ? '' : String(code));
