import { useQuery } from '@tanstack/react-query';
import type { Partner } from '../../api/wire.ts';
import type { ProjectAnswers } from '../../answers/answers.ts';
import { projectsQuery, realEstatesQuery } from '../api/get-partners.ts';
import type { ChoiceNames } from './choices.ts';

const nameIn = (list: readonly Partner[] | undefined, code: string): string =>
  list?.find(({ Id }) => String(Id) === code)?.Descripcion ?? '';

/** What the chosen company and its project are called; '' for what was not chosen, or is not known. */
export function usePartnerNames({
  broker,
  brokerProject,
}: ProjectAnswers): Pick<ChoiceNames, 'company' | 'companyProject'> {
  const companies = useQuery({ ...realEstatesQuery, enabled: broker !== '' });
  const projects = useQuery(projectsQuery(broker));
  return { company: nameIn(companies.data, broker), companyProject: nameIn(projects.data, brokerProject) };
}
