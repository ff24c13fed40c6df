import { formatDateText, formatEntered, formatPct } from '@simulador/contracts/platform/format';
import { clpFromNumber, ufFromNumber, ufValueFromNumber } from '@simulador/contracts/platform/money';
import type { Fact } from '@simulador/contracts/simulations/facts';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { pesos, uf, years } from '#shared/simulation/figure-texts.ts';
import { PdfButton } from '#shared/simulation/pdf-button.tsx';
import type { SavedSimulation, SuccessProps } from '../summary-props.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { RESTART, RESTART_FOR_SAME, SAVED_TITLE } from '../texts.ts';
import { LegalNotes } from './legal-notes.tsx';
import { SuccessFrame } from './success-frame.tsx';

const NOTES = [LEGAL_NOTES.vat, LEGAL_NOTES.lifeInsurance, LEGAL_NOTES.roundedPesos] as const;

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

/** Screen after saving: what happens next, the PDF, and a link to another simulation. See docs/rules.md R86. */
export function SuccessCard({ saved, onRestart, onRestartForSame }: SuccessProps) {
  return (
    <SuccessFrame
      title={SAVED_TITLE}
      facts={factsOf(saved)}
      actions={
        <>
          <PdfButton uuid={saved.uuid} variant="go" />
          {onRestartForSame !== null && <Button onClick={onRestartForSame}>{RESTART_FOR_SAME}</Button>}
          <Button onClick={onRestart}>{RESTART}</Button>
        </>
      }
      foot={<LegalNotes notes={NOTES} />}
    >
      <p>
        Enviamos la simulación a tu correo registrado,{' '}
        <b>
          <EmailText text={saved.email} />
        </b>
        <span>{`. ${
          saved.wantsContact === false
            ? 'Como no pediste que te contactemos, nadie te llamará.'
            : 'Nuestro equipo te contactará en ese correo.'
        }`}</span>
      </p>
      <p className="small muted num">{`Pesos con la UF del ${formatDateText(saved.ufDate)}.`}</p>
    </SuccessFrame>
  );
}
