/** From a calculated result to the body that saves it for a client of the counter. */
import {
  areBrokerAndProjectVisible,
  isOtherPropertyTypeVisible,
} from '@simulador/contracts/domain/rules/visibility';
import type { SimulationToSave } from '#shared/simulation/summary-slots.ts';
import { projectFacts, type ProjectAnswers } from '../../answers/answers.ts';
import type { Calculated } from '../../calculation/calculated.ts';
import { saveRequest } from '../../confirmation/save-request.ts';
import type { SimulatorState } from '../../state/simulator-state.ts';

/** What visitors say too, and what only staff say: product, branch, who sells the property, and what comes along with it. */
export function staffSaveRequest(state: SimulatorState, calculated: Calculated): SimulationToSave {
  const { client, project } = state;
  const { property, ...body } = saveRequest(state, calculated);
  const { codpro } = calculated.request;
  const isListed = !isOtherPropertyTypeVisible(projectFacts(project).propertyType);
  return {
    ...body,
    ...(codpro === undefined ? {} : { product: codpro }),
    branch: Number(client.branch) as NonNullable<SimulationToSave['branch']>,
    ...partnerOf(project),
    property: { ...property, adds_other: isListed && project.addsOther },
  };
}

function partnerOf(project: ProjectAnswers): Pick<SimulationToSave, 'broker' | 'project'> {
  const { broker, brokerProject } = project;
  if (broker === '' || !areBrokerAndProjectVisible(projectFacts(project))) return {};
  return {
    broker: Number(broker),
    ...(brokerProject === '' ? {} : { project: Number(brokerProject) }),
  };
}
