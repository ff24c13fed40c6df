import { BRANCHES } from '@simulador/contracts/bank/branches';
import { formatInteger } from '@simulador/contracts/platform/format';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import {
  areCompanyAndProjectVisible,
  isOtherPropertyTypeVisible,
} from '@simulador/contracts/calculation/rules/visibility';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { projectFacts } from '../answers/answers.ts';
import { productOptions, purposeOptions } from '../answers/options.ts';
import { Bound } from '../fields/bound.tsx';
import { ClientFields } from '../fields/client-fields.tsx';
import { KnownClient } from '../fields/known-client.tsx';
import { Labelled } from '../fields/labelled.tsx';
import { PropertyFields } from '../fields/property-fields.tsx';
import {
  CreditPart,
  FiguresAbove,
  GraceField,
  LongTermNote,
  SubsidyFields,
} from '../fields/credit-fields.tsx';
import { useAnswers, useCatalogos, useCreditFields } from '../state/simulator-context.tsx';
import { CompanyFields } from './company-fields.tsx';
import { InsuranceFields } from './insurance-fields.tsx';
import { RateChoice } from './rate-choice.tsx';

const BRANCH_OPTIONS = BRANCHES.map(({ id, name }) => ({ value: String(id), label: name }));

export function ProfessionalClient() {
  return (
    <ClientFields
      isOwn={false}
      asksPhone={false}
      salaryHint="Al mes, después de descuentos."
      notice={<KnownClient />}
    />
  );
}

/** Second line of the credit row: product, branch and rate. */
export function StaffRow() {
  const catalogos = useCatalogos();
  return (
    <div className="flex basis-full flex-wrap items-start gap-x-4 gap-y-3 pb-6">
      <Labelled className="flex-[3_1_16.625rem]">
        <Bound to="credit.product">
          {(field) => (
            <SelectField
              {...field}
              options={productOptions(catalogos)}
              placeholder="Seleccione un Producto"
            />
          )}
        </Bound>
      </Labelled>
      <Labelled className="flex-[2_1_9.25rem]">
        <Bound to="client.branch">
          {(field) => (
            <SelectField {...field} options={BRANCH_OPTIONS} placeholder="Seleccione una Sucursal" />
          )}
        </Bound>
      </Labelled>
      {/* The line below the rate is wider than its field. */}
      <div className="relative min-w-0 flex-[1_1_5.875rem] [&_[id$=-h]]:absolute [&_[id$=-h]]:right-0 [&_[id$=-h]]:mt-1! [&_[id$=-h]]:w-max [&_label]:mb-1.5!">
        <RateChoice />
      </div>
    </div>
  );
}

const OTHER_HINT =
  'Por ejemplo, un estacionamiento o una bodega. Se evalúa aparte: no cambia esta simulación.';

/** Module 2: purpose, place and company of the property. */
export function ProfessionalProject() {
  const catalogos = useCatalogos();
  const hasCompany = useAnswers(({ project }) => areCompanyAndProjectVisible(projectFacts(project)));
  const isOther = useAnswers(({ project }) => isOtherPropertyTypeVisible(projectFacts(project).propertyType));
  return (
    <>
      <Bound to="project.creditType">
        {(field) => <RadioGroup {...field} options={purposeOptions(catalogos, 'pro')} wide />}
      </Bound>
      <PropertyFields />
      {hasCompany && <CompanyFields />}
      {!isOther && (
        <Bound to="project.addsOther">{(field) => <CheckboxField {...field} hint={OTHER_HINT} wide />}</Bound>
      )}
    </>
  );
}

const SAVED_SUBSIDY_NOTE = `Al retomar una simulación con otro valor, el subsidio se ofrece hasta un valor de UF ${formatInteger(LIMITS.pro.savedSubsidyValueMaxUf)}.`;

/** Module 3: subsidy, credit, grace and insurances. */
export function ProfessionalCredit() {
  const { isAboveSavedLimit } = useCreditFields();
  return (
    <>
      <Group title="Montos" />
      <FiguresAbove />
      {isAboveSavedLimit && (
        <FieldGridRow>
          <Note small>
            <p>{SAVED_SUBSIDY_NOTE}</p>
          </Note>
        </FieldGridRow>
      )}
      <SubsidyFields />
      <CreditPart />
      <Group title="Plazo" />
      <GraceField />
      <LongTermNote />
      <Group title="Seguros" />
      <InsuranceFields />
    </>
  );
}

const Group = ({ title }: { title: string }) => (
  <FieldGridRow className="border-t border-line pt-6 first:border-0 first:pt-0">
    <h3>{title}</h3>
  </FieldGridRow>
);
