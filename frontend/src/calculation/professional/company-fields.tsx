import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Button } from '#shared/ui/button.tsx';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import { companiesQuery, projectsQuery } from '../api/get-companies.ts';
import type { Company } from '../api/wire.ts';
import { Bound } from '../fields/bound.tsx';
import { useAnswers, useForm } from '../state/simulator-context.tsx';

const optionsOf = (list: readonly Company[] | undefined): readonly SelectOption[] | undefined =>
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
export function CompanyFields() {
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
            options={optionsOf(companies.data)}
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
            options={optionsOf(projects.data)}
            placeholder="Selecciona un Proyecto"
            disabled={company === ''}
            hint={hintOf(projects, company === '' ? 'Según la inmobiliaria.' : '')}
          />
        )}
      </Bound>
    </>
  );
}
