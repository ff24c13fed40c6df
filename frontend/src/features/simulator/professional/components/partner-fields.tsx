import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import type { Partner } from '../../api/wire.ts';
import { Bound } from '../../fields/bound.tsx';
import { setAnswers } from '../../answers/set-answers.ts';
import type { ModuleForm } from '../../modules/use-module-form.ts';
import { projectsQuery, realEstatesQuery } from '../api/get-partners.ts';
import type { ProjectForm } from '../model/project-form.ts';
import { ListFailure } from './list-failure.tsx';

export interface PartnerFieldsProps {
  to: ModuleForm<ProjectForm>;
  /** The chosen company; '' for none. */
  broker: string;
}

const optionsOf = (list: readonly Partner[] | undefined): readonly SelectOption[] =>
  (list ?? []).map(({ Id, Descripcion }) => ({ value: String(Id), label: Descripcion }));

function hintOf({ isFetching, error, refetch }: UseQueryResult<Partner[]>, otherwise: string) {
  if (isFetching) return 'Consultando…';
  return error === null ? otherwise : <ListFailure onRetry={() => void refetch()} />;
}

/** The real-estate company and its project, where the property is one of theirs. */
export function PartnerFields({ to, broker }: PartnerFieldsProps) {
  const companies = useQuery(realEstatesQuery);
  const projects = useQuery(projectsQuery(broker));
  return (
    <>
      <Bound to={to} field="broker">
        {(field) => (
          <SelectField
            {...field}
            options={optionsOf(companies.data)}
            placeholder="Selecciona una Inmobiliaria"
            hint={hintOf(companies, 'Si vende la propiedad una con convenio.')}
            onChange={(event) =>
              setAnswers(to.form, { broker: event.currentTarget.value, brokerProject: '' })
            }
          />
        )}
      </Bound>
      <Bound to={to} field="brokerProject">
        {(field) => (
          <SelectField
            {...field}
            options={optionsOf(projects.data)}
            placeholder="Selecciona un Proyecto"
            disabled={broker === ''}
            hint={hintOf(projects, broker === '' ? 'Según la inmobiliaria.' : '')}
          />
        )}
      </Bound>
    </>
  );
}
