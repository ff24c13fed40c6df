import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { BRANCHES } from '@simulador/contracts/bank/branches';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { areCompanyAndProjectVisible } from '@simulador/contracts/calculation/rules/visibility';
import { Button } from '#shared/ui/button.tsx';
import { HintBesideLabel } from '#shared/ui/fields/field.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import { companiesQuery, projectsQuery } from '../api/get-companies.ts';
import type { Company, Seguro } from '../api/wire.ts';
import { projectFacts } from '../answers/answers.ts';
import { lifeInsuranceOf } from '../answers/credit-facts.ts';
import { productOptions, purposeOptions } from '../answers/options.ts';
import { Bound } from '../fields/bound.tsx';
import { ClientFields } from '../fields/client-fields.tsx';
import { KnownClient } from '../fields/known-client.tsx';
import { FieldRow } from '../fields/labelled.tsx';
import { OtherProperty, PropertyFields } from '../fields/property-fields.tsx';
import {
  CreditPart,
  FiguresAbove,
  GraceField,
  LongTermNote,
  SubsidyFields,
  UnemploymentField,
} from '../fields/credit-fields.tsx';
import { useAnswers, useBank, useCreditFields, useForm } from '../state/simulator-context.tsx';
import { useCatalogos } from '../state/whole-simulator.ts';
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

/** Second line of the credit row: product, branch and rate. It is also there without the catalogues. */
export function StaffRow() {
  const { inicio } = useBank();
  return (
    <FieldRow className="col-span-full! mb-0! grid-rows-none! @min-[36rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_5.5rem] @min-[36rem]:pb-6!">
      <Bound to="credit.product">
        {(field) => (
          <SelectField
            {...field}
            options={inicio?.catalogos ? productOptions(inicio.catalogos) : undefined}
            placeholder="Seleccione un Producto"
          />
        )}
      </Bound>
      <Bound to="client.branch">
        {(field) => <SelectField {...field} options={BRANCH_OPTIONS} placeholder="Seleccione una Sucursal" />}
      </Bound>
      {/* The line below the rate is wider than its field: it reaches below the others, where there is room. */}
      <div className="relative block! pb-0! [&_[id$=-h]]:mt-1! @min-[36rem]:[&_[id$=-h]]:absolute @min-[36rem]:[&_[id$=-h]]:right-0 @min-[36rem]:[&_[id$=-h]]:w-max [&_label]:mb-1.5!">
        <HintBesideLabel value={false}>
          <RateChoice />
        </HintBesideLabel>
      </div>
    </FieldRow>
  );
}

const companyOptions = (list: readonly Company[] | undefined): readonly SelectOption[] | undefined =>
  list?.map(({ Id, Descripcion }) => ({ value: String(Id), label: Descripcion }));

function hintOf({ isFetching, error, refetch }: UseQueryResult<Company[]>, otherwise: string) {
  if (isFetching) return 'Consultando…';
  if (error === null) return otherwise;
  return (
    <>
      <span>No pudimos cargar la lista.</span>{' '}
      <Button variant="low" small onClick={() => void refetch()}>
        Reintentar
      </Button>
    </>
  );
}

/** Fields for the company that sells the property, and its project. */
function CompanyFields() {
  const { change } = useForm();
  const company = useAnswers(({ project }) => project.company);
  const companies = useQuery(companiesQuery);
  const projects = useQuery(projectsQuery(company));
  return (
    <>
      <Bound to="project.company">
        {(field) => (
          <SelectField
            {...field}
            options={companyOptions(companies.data)}
            placeholder="Selecciona una Inmobiliaria"
            hint={hintOf(companies, 'Si vende la propiedad una con convenio.')}
            onChange={(value) => change({ 'project.company': value, 'project.companyProject': '' })}
          />
        )}
      </Bound>
      <Bound to="project.companyProject">
        {(field) => (
          <SelectField
            {...field}
            options={companyOptions(projects.data)}
            placeholder="Selecciona un Proyecto"
            disabled={company === ''}
            hint={hintOf(projects, company === '' ? 'Según la inmobiliaria.' : '')}
          />
        )}
      </Bound>
    </>
  );
}

/** Module 2: purpose, place and company of the property. */
export function ProfessionalProject() {
  const catalogos = useCatalogos();
  const hasCompany = useAnswers(({ project }) => areCompanyAndProjectVisible(projectFacts(project)));
  return (
    <>
      <Bound to="project.creditType">
        {(field) => <RadioGroup {...field} options={purposeOptions(catalogos, 'pro')} wide />}
      </Bound>
      <PropertyFields />
      {hasCompany && <CompanyFields />}
      <OtherProperty />
    </>
  );
}

const insuranceOptions = (list: readonly Seguro[] | null | undefined): readonly SelectOption[] | undefined =>
  list?.map(({ IdentificadorSeguro, Descripcion }) => ({
    value: String(IdentificadorSeguro),
    label: Descripcion,
  }));

/** Fields of the insurances. With a subsidy, the life insurance is the one with disability. See docs/rules.md R65. */
function InsuranceFields() {
  const { inicio } = useBank();
  const { hasSubsidy } = useCreditFields();
  return (
    <>
      <Bound to="credit.lifeInsurance">
        {(field) => (
          <SelectField
            {...field}
            value={lifeInsuranceOf({ lifeInsurance: field.value }, hasSubsidy)}
            options={insuranceOptions(inicio?.seguros.desgravamen)}
            placeholder="Seleccione un Seguro"
            disabled={hasSubsidy}
            hint={hasSubsidy ? 'Con subsidio, siempre con ITP.' : undefined}
            wide
          />
        )}
      </Bound>
      <Bound to="credit.fireInsurance">
        {(field) => <SelectField {...field} options={insuranceOptions(inicio?.seguros.incendio)} wide />}
      </Bound>
      <UnemploymentField />
      <Note small className="col-span-full">
        {LEGAL_NOTES.lifeInsurance}
      </Note>
    </>
  );
}

/** Module 3: subsidy, credit, grace and insurances. */
export function ProfessionalCredit() {
  return (
    <>
      <Group title="Montos" />
      <FiguresAbove />
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
  <div className="col-span-full border-t border-line pt-6 first:border-0 first:pt-0">
    <h3>{title}</h3>
  </div>
);
