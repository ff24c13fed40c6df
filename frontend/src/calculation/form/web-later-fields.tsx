import brand from 'virtual:brand';
import { formatRate } from '@simulador/contracts/platform/format';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { fieldNames } from '../answers/fields.ts';
import { purposeOptions } from '../answers/options.ts';
import { Bound } from '../fields/bound.tsx';
import { OtherProperty, PropertyFields } from '../fields/property-fields.tsx';
import {
  CreditPart,
  FiguresAbove,
  GraceField,
  LongTermNote,
  SubsidyFields,
  UnemploymentField,
} from '../fields/credit-fields.tsx';
import { useBank, useFigures } from '../state/simulator-context.tsx';
import { useCatalogos } from '../state/whole-simulator.ts';

/** Names the purchase as the list above the modules does. */
const PURCHASE_HINT = 'Compraventa: la compra de una propiedad (arriba, «Comprar»).';

/** Module 2: the credit's purpose, and the property. */
export function WebProject() {
  const catalogos = useCatalogos();
  return (
    <>
      <Bound to="project.creditType">
        {(field) => (
          <RadioGroup {...field} options={purposeOptions(catalogos, 'web')} hint={PURCHASE_HINT} wide />
        )}
      </Bound>
      <PropertyFields />
      <OtherProperty />
    </>
  );
}

/** Module 3: what the figures above leave to answer. */
export function WebCredit() {
  return (
    <>
      <FiguresAbove />
      <SubsidyFields />
      <UnemploymentField />
      <CreditPart />
      <GraceField />
      <SuggestedRateField />
      <LongTermNote />
    </>
  );
}

function SuggestedRateField() {
  const { rate, refused } = useFigures();
  const { annualRatePct, isLoading } = rate;
  return (
    <TextField
      name={fieldNames(null)['credit.rate']}
      label="Tasa anual sugerida"
      readOnly
      value={annualRatePct === null ? '' : formatRate(annualRatePct)}
      placeholder={isLoading ? 'Consultando…' : '–'}
      suffix="%"
      hint="Depende del monto, el plazo y la propiedad."
      error={refused['credit.rate']}
    />
  );
}

/** Text about who uses a visitor's data and for what, how long they are stored, and the visitor's rights. */
export function CareText() {
  const months = useBank().inicio?.retention_months ?? null;
  const howLong =
    months === null
      ? 'Hasta que pidas borrarlos.'
      : `${months} meses sin actividad y se borran, salvo que hayas solicitado el crédito. Antes, si lo pides.`;
  return (
    <dl className="grid gap-2 text-ink-2 [&_dt]:font-semibold">
      <div>
        <dt>Quién los usa</dt>
        <dd>{`${brand.name}: para calcular tu simulación, enviártela y, solo si lo pides, contactarte.`}</dd>
      </div>
      <div>
        <dt>Por cuánto tiempo</dt>
        <dd>{howLong}</dd>
      </div>
      <div>
        <dt>Tus derechos</dt>
        <dd>
          Verlos, corregirlos, borrarlos, oponerte a su uso, llevártelos y bloquearlos.
          {brand.privacy !== undefined && (
            <span className="wrap-anywhere">{` Escribe a ${brand.privacy}.`}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
