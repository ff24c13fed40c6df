import OPERATOR from 'virtual:operator';
import type { OperatorTexts } from '@simulador/contracts/platform/brand';
import { formatDateText, formatEntered, formatPct } from '@simulador/contracts/platform/format';
import { clpFromNumber, ufFromNumber, ufValueFromNumber } from '@simulador/contracts/platform/money';
import type { Fact } from '@simulador/contracts/simulations/facts';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { whatFollows } from '@simulador/contracts/simulations/what-follows';
import { pesos, uf, years } from '#shared/simulation/figure-texts.ts';
import { PdfButton } from '#shared/simulation/pdf-button.tsx';
import type { SavedSimulation } from '../../state/saved-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { ShareLink } from '../../result/share-link.tsx';
import { FollowingCard } from './following-card.tsx';
import { LegalNotes } from './legal-notes.tsx';
import styles from './success-card.module.css';
import { SuccessFrame } from './success-frame.tsx';

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
    label: 'Dividendo mensual',
    value: pesos(saved.dividendClp),
    note: uf(saved.dividendUf),
  },
  {
    label: 'Monto del crédito',
    ...formatEntered(
      ufFromNumber(saved.creditUf),
      saved.creditClp === null ? null : clpFromNumber(saved.creditClp),
      ufValueFromNumber(saved.ufValueClp),
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
  const { contact, sections, holds } = whatFollows(operator, {
    ...saved,
    quotedUntil: saved.quotedUntil ?? null,
    wantsContact: saved.wantsContact ?? true,
    phone: saved.phone ?? null,
    mailbox: 'ese correo',
  });
  const card = (
    <SuccessFrame
      title="Simulación registrada con éxito"
      facts={factsOf(saved)}
      actions={
        <>
          <PdfButton uuid={saved.uuid} variant="go" />
          {onRestartForSame !== null && (
            <Button onClick={onRestartForSame}>Simular otra vez con mis datos</Button>
          )}
          <Button onClick={onRestart}>Volver a Simular</Button>
        </>
      }
      foot={
        <>
          <ShareLink className={styles['share']} url={saved.url} label="Copiar enlace a mis cifras" />
          <LegalNotes notes={NOTES} />
        </>
      }
    >
      <p>
        Enviamos la simulación a tu correo registrado,{' '}
        <b>
          <EmailText text={saved.email} />
        </b>
        <span>{`. ${contact ?? ''}`}</span>
      </p>
      <p className="small muted num">{`Pesos con la UF del ${formatDateText(saved.ufDate)}. ${holds}`}</p>
    </SuccessFrame>
  );
  return sections.length === 0 ? (
    card
  ) : (
    <div className={styles['columns']}>
      {card}
      <FollowingCard sections={sections} />
    </div>
  );
}
