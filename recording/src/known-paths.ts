/** Words of URL paths that say nothing about anybody: those of every operation, of the core's calls that are not built yet, of the mocks. */
import { ENDPOINT_ACCESS } from '@simulador/contracts/domain/access';

const OTHER_WORDS =
  'api token authentication user info clients executive executives commercials web simulations simulation create count ' +
  'states resolutions admin client simulation_comments comments external pdf_simulacion tarifas mail send products ' +
  'inmobiliarias Company CompanyProject CompanyLocation integrations get_real_estates get_projects_by_real_estate ' +
  'last_simulation_email update_info management_state result_state assign_simulations_to_executive workflow Application ' +
  'application PropertyExtended PartakerExtended Income CreditGeneralData Sim2Wf tarificador Tarifa Tarificador Product ' +
  'RangePeriod RangeAmount LoanUse RealEstateType GroupBy health live ready ops modes drift shadow metrics __mock ' +
  'scenario journal';

const WORDS: ReadonlySet<string> = new Set(
  [...ENDPOINT_ACCESS.flatMap(({ path }) => path.split('/')), ...OTHER_WORDS.split(' ')]
    .filter((segment) => /^\w+$/.test(segment))
    .map((segment) => segment.toLowerCase()),
);

/** Whether a segment of a path may be seen: a word of an operation, or the number of a record. */
export const isKnownSegment = (segment: string): boolean =>
  WORDS.has(segment.toLowerCase()) || /^\d{1,6}$/.test(segment) || segment === '';
