import {
  formatClp,
  formatDateText,
  formatEntered,
  formatPct,
  formatUf,
} from '@simulador/contracts/domain/format';
import { clpFromNumber, ufFromNumber, ufValueFromNumber } from '@simulador/contracts/domain/money';
import { LEGAL_NOTES } from '@simulador/contracts/messages/legal-notes';
import type { Fact, SavedSimulation, SuccessProps } from '#shared/simulation/summary-slots.ts';
import { usePdfDownload } from '#shared/simulation/use-pdf-download.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { DOWNLOAD, RESTART, SAVED_TITLE } from '../texts.ts';
import { LegalNotes } from './legal-notes.tsx';
import { SuccessFrame } from './success-frame.tsx';

const NOTES = [LEGAL_NOTES.vat, LEGAL_NOTES.lifeInsurance] as const;

const factsOf = (saved: SavedSimulation): readonly Fact[] => [
  {
    label: 'Dividendo mensual',
    value: formatClp(clpFromNumber(saved.dividendClp)),
    second: formatUf(ufFromNumber(saved.dividendUf)),
  },
  {
    label: 'Crédito',
    ...formatEntered(
      ufFromNumber(saved.creditUf),
      saved.creditClp === null ? null : clpFromNumber(saved.creditClp),
      ufValueFromNumber(saved.ufValueClp),
    ),
  },
  {
    label: 'Plazo',
    value: `${saved.years} años`,
    second: `Tasa ${formatPct(saved.annualRatePct)}`,
  },
  {
    label: 'Simulación',
    value: `N.º ${saved.id}`,
    second: formatDateText(saved.date),
  },
];

/** It is saved: what happens next, the document, and the way to another one. See docs/rules.md R86. */
export function SuccessCard({ saved, onRestart }: SuccessProps) {
  const pdf = usePdfDownload(saved.uuid);
  return (
    <SuccessFrame
      title={SAVED_TITLE}
      facts={factsOf(saved)}
      actions={
        <>
          <Button variant="go" working={pdf.isWorking} workingLabel="Descargando…" onClick={pdf.download}>
            <Icon name="download" />
            {DOWNLOAD}
          </Button>
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
        . Nuestro equipo te contactará en ese correo.
      </p>
    </SuccessFrame>
  );
}
