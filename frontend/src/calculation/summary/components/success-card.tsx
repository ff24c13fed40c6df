import OPERATOR from 'virtual:operator';
import type { OperatorTexts } from '@simulador/contracts/platform/brand';
import {
  formatDateText,
  formatEntered,
  formatPct,
  formatUfRounded,
  unbroken,
} from '@simulador/contracts/platform/format';
import { clpFromNumber, ufFromNumber, ufValueFromNumber } from '@simulador/contracts/platform/money';
import type { Fact } from '@simulador/contracts/simulations/facts';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import {
  type FollowingItem,
  type FollowingSection,
  whatFollows,
} from '@simulador/contracts/simulations/what-follows';
import { years } from '#shared/simulation/figure-texts.ts';
import { PdfButton } from '#shared/simulation/pdf-button.tsx';
import type { SavedSimulation } from '../../state/progress.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { AnswerFrame } from '../../result/result-card.tsx';
import { ShareLink } from '../../result/share-link.tsx';
import { LegalNotes, SuccessFrame } from './success-frame.tsx';

export interface SuccessCardProps {
  saved: SavedSimulation;
  operator?: OperatorTexts;
  onRestart: () => void;
  /** Begins another simulation for the same person; null if their data is no longer loaded. */
  onRestartForSame: (() => void) | null;
}

const NOTES = [LEGAL_NOTES.vat, LEGAL_NOTES.lifeInsurance] as const;

const factsOf = (saved: SavedSimulation): readonly Fact[] => [
  {
    label: 'Monto del crédito',
    ...formatEntered(
      ufFromNumber(saved.creditUf),
      saved.creditClp === null ? null : clpFromNumber(saved.creditClp),
      ufValueFromNumber(saved.ufValueClp),
      formatUfRounded,
    ),
  },
  {
    label: 'Plazo',
    value: years(saved.years),
    note: `Tasa ${formatPct(saved.annualRatePct)}`,
  },
  {
    label: 'Simulación',
    value: `N.º ${saved.id}`,
    note: formatDateText(saved.date),
  },
];

/** Screen after saving: what happens next, the PDF, and links to these figures and to another simulation. See docs/rules.md R86. */
export function SuccessCard({ saved, operator = OPERATOR, onRestart, onRestartForSame }: SuccessCardProps) {
  const { contact, sections, holds } = whatFollows(operator, { ...saved, mailbox: 'ese correo' });
  const { needs } = saved;
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 *:max-w-none md:mt-8 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,22.5rem)] lg:gap-x-6 print:mt-0 print:grid-cols-2">
      <SuccessFrame title="Simulación registrada con éxito" facts={factsOf(saved)}>
        <p>
          Enviamos la simulación a tu correo registrado,{' '}
          <b>
            <EmailText text={saved.email} />
          </b>
          <span>{unbroken(`. ${contact ?? ''}`)}</span>
        </p>
        <p className="num text-14 text-ink-2">
          {/* In lines of their own, so that no date breaks. */}
          <span className="block">{`Pesos con la UF del ${formatDateText(saved.ufDate)}.`}</span>
          <span className="block">{holds}</span>
        </p>
      </SuccessFrame>
      <AnswerFrame
        heading="h2"
        className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:row-span-1"
        shown={{
          DivTotal: saved.dividendUf,
          DivTotalPe: saved.dividendClp,
          RenMin: needs.incomeClp,
        }}
        needed={{ uf: 0, clp: needs.clp }}
        splits={needs.hasSavings}
      >
        <div className="flex flex-wrap gap-x-4 gap-y-2 px-4 py-4 md:px-6 print:hidden [&>:first-child]:w-full">
          <PdfButton uuid={saved.uuid} variant="go" />
          <Button variant="low" small className="px-0!" onClick={onRestart}>
            Volver a Simular
          </Button>
          {onRestartForSame !== null && (
            <Button variant="low" small className="px-0!" onClick={onRestartForSame}>
              Simular otra vez con mis datos
            </Button>
          )}
          <ShareLink url={saved.url} label="Copiar enlace a mis cifras" />
        </div>
      </AnswerFrame>
      <div className="min-w-0 rounded-md border border-line bg-surface px-4 pt-6 md:px-8 print:col-span-2 print:pt-4">
        {sections.length > 0 && <FollowingCard sections={sections} />}
        <LegalNotes notes={NOTES} />
      </div>
    </div>
  );
}

/** Operator's texts about what happens next: steps, documents, and whom to call. */
function FollowingCard({ sections }: { sections: readonly FollowingSection[] }) {
  return (
    <aside
      className="mb-4 grid gap-6 border-b border-line pb-6 print:grid-cols-2 print:gap-3 print:pb-2 print:text-14"
      aria-label="Lo que sigue"
    >
      {sections.map(({ title, isOrdered, items }) => {
        const List = isOrdered ? 'ol' : 'ul';
        return (
          <section key={title}>
            <h2 className="mb-2 text-20">{title}</h2>
            <List className={`grid gap-2 pl-5 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
              {items.map((item) => (
                <Item key={item.text} {...item} />
              ))}
            </List>
          </section>
        );
      })}
    </aside>
  );
}

const Item = ({ text, detail, href }: FollowingItem) => (
  <li className="wrap-anywhere">
    {href === undefined ? (
      <span className={detail === undefined ? '' : 'font-semibold'}>{text}</span>
    ) : (
      <a className="inline-flex min-h-6 items-center font-bold whitespace-nowrap" href={href}>
        {text}
      </a>
    )}{' '}
    {detail !== undefined && <span className="text-ink-2">{detail}</span>}
  </li>
);
