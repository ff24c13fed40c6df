import type { Bounds } from '@simulador/contracts/api/core-bounds';
import type { CoreAnswer } from '@simulador/contracts/api/core-request';
import { TMC_SEGMENTS } from '@simulador/contracts/bank/tmc-segments';
import {
  addDays,
  addMonthsClamped,
  type IsoDate,
  parseIsoDate,
  previousDay,
} from '@simulador/contracts/platform/dates';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { DatedUf } from '../../bank/paridad/paridad.port.ts';
import { ufFlaw } from '../../bank/paridad/plausible-uf.ts';
import { UfHistory } from '../../bank/paridad/uf-history.ts';
import { type Flaw, failureOf } from '../../border/upstream/exchange.ts';
import { type Upstream } from '../../border/upstream/upstream.ts';
import { UpstreamFactory } from '../../border/upstream/upstream-factory.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { LOGGER } from '../../observability/logger.ts';
import {
  outlierCheck,
  keyOf,
  type PublishedTable,
  PUBLISHED,
  PUBLISHED_TABLES,
} from '../book/published-tables.ts';
import type { PublishedValueDto } from '../book/published-values.dto.ts';
import { CmfFailure, type CmfValue, CmfValues, cmfJobKey, reasonOf } from './cmf-values.ts';

type UfAnswer = CoreAnswer<'cmf_uf'>;
type TmcAnswer = CoreAnswer<'cmf_tmc'>;

const CODES = TMC_SEGMENTS.map(({ code }) => String(code));

const firstOfMonth = (day: IsoDate): IsoDate => parseIsoDate(`${day.slice(0, 7)}-01`);
const parametersOf = (month: IsoDate) => ({
  params: { year: month.slice(0, 4), month: month.slice(5, 7) },
  query: { formato: 'json' as const },
});

/** Parses `40.902,21`, in pesos. */
const pesosOf = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));
const datedUf = ({ Fecha, Valor }: UfAnswer['UFs'][number]): DatedUf => ({
  date: parseIsoDate(Fecha),
  value: ufValueFromNumber(pesosOf(Valor)),
});
/** Parses `6,60`, also as `6.60`, in annual percent. */
const percentOf = (text: string): number => Number(text.replace(',', '.'));

/** Returns the TMC of the segments of a mortgage; the answer has all kinds of credits. */
const valuesIn = ({ TMCs }: TmcAnswer): PublishedValueDto[] =>
  TMCs.filter(({ Tipo }) => CODES.includes(String(Tipo))).map(({ Tipo, Fecha, Hasta, Valor }) => ({
    segment: Number(Tipo),
    valid_from: parseIsoDate(Fecha),
    valid_to: Hasta ? parseIsoDate(Hasta) : null,
    value: percentOf(Valor),
  }));

const byDay = (one: { Fecha: string }, other: { Fecha: string }): number =>
  one.Fecha < other.Fecha ? -1 : 1;

/** Reads the UF and the TMC that the CMF has published. An answer with one impossible value is refused as a whole. See docs/rules.md R820. */
@Injectable()
export class CmfPublications {
  constructor(
    private readonly history: UfHistory,
    private readonly stored: CmfValues,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Returns the published values that matter on a day. @throws CmfFailure */
  async values(table: PublishedTable, upstream: Upstream, today: IsoDate): Promise<CmfValue[]> {
    try {
      return await (table === 'uf' ? this.ufs(upstream, today) : this.tmcs(upstream, today));
    } catch (error) {
      const failure = failureOf(error);
      throw failure ? new CmfFailure(reasonOf(failure), error) : error;
    }
  }

  /** Returns the UF of the day's month and, from the 9th, of the next month's first days. */
  private async ufs(upstream: Upstream, today: IsoDate): Promise<CmfValue[]> {
    const month = firstOfMonth(today);
    const next = addMonthsClamped(month, 1);
    const before = previousDay(month);
    const [all, real] = await Promise.all([false, true].map((only) => this.history.latest(before, 1, only)));
    const now = await upstream.askWithOrigin('cmf_uf', {
      ...parametersOf(month),
      // A real UF is not compared with one of a mock core.
      check: (answer, isMock) => this.ufsFlaw(answer, [month, previousDay(next)], (isMock ? all : real)?.[0]),
    });
    const last = [...now.value.UFs].sort(byDay).at(-1);
    const later = await orNothing(
      upstream.askWithOrigin('cmf_uf_later', {
        ...parametersOf(month),
        check: (answer) => this.ufsFlaw(answer, [next, addDays(next, 40)], last && datedUf(last)),
      }),
    );
    const found = [now, ...(later ? [later] : [])];
    return found.flatMap(({ value, isMock }) =>
      value.UFs.map(({ Fecha, Valor }) => {
        const day = parseIsoDate(Fecha);
        return { segment: null, valid_from: day, valid_to: day, value: pesosOf(Valor), isMock };
      }),
    );
  }

  /** Returns the fault of UF values that are of other days, or too far from the one before. */
  private ufsFlaw(
    { UFs }: UfAnswer,
    [first, last]: readonly [IsoDate, IsoDate],
    known: DatedUf | undefined,
  ): Flaw | null {
    let before = known;
    for (const uf of [...UFs].sort(byDay)) {
      const date = parseIsoDate(uf.Fecha);
      if (date < first || date > last)
        return { place: '$.UFs.*.Fecha', rule: 'other_question', what: 'es de otros días' };
      const flaw = ufFlaw(pesosOf(uf.Valor), date, before, this.config.ufMaxDailyChangePct);
      if (flaw) return { ...flaw, place: '$.UFs.*.Valor' };
      before = datedUf(uf);
    }
    return null;
  }

  /** Returns the TMC that begin in the day's month, and in the one before: it begins about the 15th. */
  private async tmcs(upstream: Upstream, today: IsoDate): Promise<CmfValue[]> {
    const month = firstOfMonth(today);
    const stored = await this.stored.rows('tmc');
    const [all, real] = [stored, stored.filter(({ from_mock: isOfMock }) => !isOfMock)];
    const bounds = this.config.coreBounds.at(today);
    const answers = await Promise.all(
      [addMonthsClamped(month, -1), month].map((each) =>
        orNothing(
          upstream.askWithOrigin('cmf_tmc', {
            ...parametersOf(each),
            // A real TMC is not compared with one of a mock core.
            check: (answer, isMock) =>
              tmcsFlaw(valuesIn(answer), each, { bounds, known: isMock ? all : real }),
          }),
        ),
      ),
    );
    return answers.flatMap((answer) =>
      answer === null ? [] : valuesIn(answer.value).map((value) => ({ ...value, isMock: answer.isMock })),
    );
  }
}

/** Returns the fault of TMC values that are of another month, contradict each other, or are too far from those that are stored. */
function tmcsFlaw(
  values: readonly PublishedValueDto[],
  month: IsoDate,
  { bounds, known }: { readonly bounds: Bounds; readonly known: readonly PublishedValueDto[] },
): Flaw | null {
  if (values.some(({ valid_from: from }) => firstOfMonth(from) !== month))
    return { place: '$.TMCs.*.Fecha', rule: 'other_question', what: 'es de otro mes' };
  if (values.some(({ valid_from: from, valid_to: to }) => to !== null && to < from))
    return { place: '$.TMCs.*.Hasta', rule: 'bounds', what: 'es anterior a Fecha' };
  const place = '$.TMCs.*.Valor';
  const byKey = new Map(values.map((each) => [keyOf(each), each.value]));
  if (values.some((each) => byKey.get(keyOf(each)) !== each.value))
    return { place, rule: 'bounds', what: 'tiene dos valores del mismo tipo y día' };
  if (values.some(({ value }) => value < bounds.tmc_min_pct || value > bounds.tmc_max_pct))
    return { place, rule: 'bounds', what: 'está fuera de los límites' };
  const describeOutlier = outlierCheck('tmc', known);
  return values.some((each) => describeOutlier(each) !== null)
    ? { place, rule: 'slip', what: 'se aleja mucho de las TMC conocidas' }
    : null;
}

/** Returns null if nothing is published for the requested month. */
const orNothing = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    const failure = failureOf(error);
    if (failure && reasonOf(failure) === 'CMF_NOT_PUBLISHED') return null;
    throw error;
  });

/** Name of the job that fetches what the CMF has published: `{table}`. */
const CMF_TASK = 'cmf';

/**
 * Fetches UF and TMC from the CMF: at the start and every hour while a published value is missing, by one replica. Requests are answered
 * from the tables, and never wait for the CMF. See docs/rules.md R820.
 */
@Injectable()
export class CmfJob {
  private readonly upstreams = new Map<PublishedTable, Upstream>();

  constructor(
    @Inject(APP_CONFIG) { modes }: AppConfig,
    upstreams: UpstreamFactory,
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
    private readonly publications: CmfPublications,
    private readonly values: CmfValues,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    for (const table of PUBLISHED_TABLES) {
      const { capability } = PUBLISHED[table];
      const mode = modes[capability];
      if (mode.mode === 'cmf') this.upstreams.set(table, upstreams.for(capability, mode));
    }
    if (this.upstreams.size === 0) return;
    jobs.handle<{ table: PublishedTable }>(CMF_TASK, ({ table }) => this.fetch(table));
    jobs.addHourly(CMF_TASK, () => this.look());
  }

  /** Adds the job of each table with missing values, or makes a waiting one run now. */
  async look(): Promise<void> {
    for (const table of this.upstreams.keys())
      if (await this.values.isMissing(table, 'published'))
        await this.jobs.enqueueNow(this.source.manager, CMF_TASK, { table }, cmfJobKey(table));
  }

  private async fetch(table: PublishedTable): Promise<void> {
    const upstream = this.upstreams.get(table);
    // Another replica may have fetched the values since the job was added.
    if (!upstream || !(await this.values.isMissing(table, 'published'))) return;
    const published = await this.publications.values(table, upstream, this.clock.today());
    const changed = await this.values.store(table, published);
    this.logger.info({ table, changed }, 'values of the CMF stored');
    if (await this.values.isMissing(table, 'today')) throw new CmfFailure('CMF_NOT_PUBLISHED');
  }
}
