import { ApiProperty } from '@nestjs/swagger';
import { Controller, Get, Inject } from '@nestjs/common';
import { Operation, AllowRoles, VOLATILE } from '../http/operation.ts';
import { DataSource } from 'typeorm';
import { UpstreamFactory } from '../border/upstream/upstream-factory.ts';
import { CAPABILITIES } from '../config/capability.ts';
import { APP_CONFIG, type AppConfig, hasMail } from '../config/environment.ts';
import { RatesAboveTmc } from '../rates/book/maximum-rates.ts';
import { CmfValues } from '../rates/published/cmf-values.ts';
import type { PublishedTable } from '../rates/book/published-tables.ts';
import { MissingValues } from './missing-values.ts';

const FIRST_DAY_STEPS = ['administrators', 'uf', 'tmc', 'rates', 'mail', 'core'] as const;
type FirstDayStepName = (typeof FIRST_DAY_STEPS)[number];

/** Something that the simulator needs before visitors use it. */
class FirstDayStepDto {
  @ApiProperty({ enum: FIRST_DAY_STEPS }) name!: FirstDayStepName;
  @ApiProperty({ type: String, nullable: true, description: 'what is missing; null: nothing', ...VOLATILE })
  missing!: string | null;
}

const STORED = `
  SELECT EXISTS (SELECT FROM products WHERE is_active) AS "isAnyOffered",
    (SELECT count(*)::int FROM users WHERE bank_role = 'adminrole' AND NOT disabled) AS administrators,
    (SELECT count(*)::int FROM graphile_worker.jobs
     WHERE task_identifier LIKE '%mail%' AND locked_at IS NULL AND attempts BETWEEN 1 AND max_attempts - 1) AS "lateMails"`;

interface Stored {
  readonly isAnyOffered: boolean;
  readonly administrators: number;
  /** Mails that were tried in vain, and will be again. */
  readonly lateMails: number;
}

const PEOPLE_WANTED = 2;

/** Finds out what a new installation lacks. See docs/rules.md R822. */
@AllowRoles('adminrole')
@Controller('api/simulador/puesta_en_marcha')
export class FirstDayController {
  constructor(
    private readonly source: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly upstreams: UpstreamFactory,
    private readonly cmf: CmfValues,
    private readonly missingValues: MissingValues,
    private readonly aboveTmc: RatesAboveTmc,
  ) {}

  @Get()
  @Operation('first_day', 'Lists what the simulator needs, and what of it is missing', [FirstDayStepDto])
  async steps(): Promise<FirstDayStepDto[]> {
    const { modes, demoUsers, rateApproval } = this.config;
    const [stored]: Stored[] = await this.source.query(STORED);
    const { isAnyOffered, administrators, lateMails } = stored as Stored;
    const values = await this.missingValues.all();
    const isOfCore = modes.tarificador.mode === 'core';
    const missing: Readonly<Record<FirstDayStepName, string | null>> = {
      uf: await this.missingValue('uf', values.get('uf')),
      tmc: await this.missingValue('tmc', values.get('tmc')),
      rates: isOfCore
        ? null
        : !isAnyOffered
          ? 'No se ofrece ningún producto.'
          : values.has('rates')
            ? `${values.get('rates')}.`
            : aboveText(await this.aboveTmc.count()),
      administrators:
        administrators >= PEOPLE_WANTED
          ? null
          : `Solo una persona tiene rol de administración: ${rateApproval === 'second' ? 'nadie aprueba lo que propone' : 'nadie la reemplaza'}. Pida a Operaciones que agregue otra.`,
      mail: hasMail(this.config)
        ? lateMailsText(lateMails)
        : 'No hay servidor de correo: los correos esperan. Pida a Operaciones que lo configure.',
      core: this.coreFailure(),
    };
    // The demonstration has one administrator for good.
    const steps = FIRST_DAY_STEPS.filter((name) => name !== 'administrators' || !demoUsers);
    return steps.map((name) => ({ name, missing: missing[name] }));
  }

  /** Returns the sentence of a value that is missing today, with the reason of the CMF if it is known; null if the value is there. */
  private async missingValue(table: PublishedTable, missing: string | undefined): Promise<string | null> {
    if (missing === undefined) return null;
    const failure = await this.cmf.failure(table, 'staff');
    return `${missing}.${failure === null ? '' : ` La CMF ${failure}.`}`;
  }

  private coreFailure(): string | null {
    const states = this.upstreams.states();
    const asked = CAPABILITIES.filter(({ name }) =>
      ['core', 'shadow'].includes(this.config.modes[name].mode),
    );
    const found = asked.map(({ name }) => states[name]?.state);
    if (found.includes('unauthorized')) return 'El sistema central rechaza nuestras credenciales.';
    return found.includes('down') ? 'El sistema central no responde como se espera.' : null;
  }
}

/** Returns the sentence of rates with which nothing can be calculated; null for none. */
const aboveText = (count: number): string | null =>
  count === 0
    ? null
    : `${count === 1 ? '1 tarifa vigente está' : `${count} tarifas vigentes están`} sobre la TMC de hoy: con ${count === 1 ? 'ella' : 'ellas'} no se puede simular. Bájelas en Tarifas.`;

function lateMailsText(count: number): string | null {
  if (count === 0) return null;
  return `${count === 1 ? '1 correo no salió y se reintenta' : `${count} correos no salieron y se reintentan`}. Pida a Operaciones que revise el servidor de correo.`;
}
